import type { Market } from '../markets/market';

const WIDTH = 300;
const HEIGHT = 211;

const rays = (accent: string): string =>
  Array.from(
    { length: 12 },
    (_, i) => `<path d="M150 211 L${i * 44 - 92} -20 L${i * 44 - 72} -20 Z" fill="#fff" opacity=".06"/>`,
  ).join('') +
  `<circle cx="150" cy="196" r="74" fill="${accent}"/><circle cx="150" cy="196" r="98" fill="none" stroke="${accent}" stroke-width="2" opacity=".55"/><circle cx="150" cy="196" r="122" fill="none" stroke="${accent}" stroke-width="2" opacity=".3"/>`;

const ribbon = (accent: string): string =>
  `<rect x="98" y="70" width="104" height="92" rx="14" fill="#fff" opacity=".16"/><rect x="86" y="52" width="128" height="34" rx="12" fill="#fff" opacity=".26"/>
<rect x="140" y="52" width="20" height="110" fill="${accent}"/>
<path d="M150 52 C 118 8, 84 34, 150 52 C 182 8, 216 34, 150 52 Z" fill="none" stroke="${accent}" stroke-width="9" stroke-linejoin="round"/>`;

const days = (accent: string): string =>
  Array.from({ length: 14 }, (_, i) => {
    const x = 62 + (i % 7) * 26;
    const y = 70 + Math.floor(i / 7) * 30;
    return `<rect x="${x}" y="${y}" width="20" height="22" rx="6" fill="${i === 9 ? accent : '#fff'}" opacity="${i === 9 ? 1 : 0.16}"/>`;
  }).join('') +
  '<rect x="50" y="40" width="200" height="98" rx="18" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/><path d="M96 30 V50 M204 30 V50" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>';

const week = (accent: string): string =>
  Array.from({ length: 7 }, (_, i) => {
    const height = 26 + ((i * 37) % 5) * 18 + (i === 6 ? 40 : 0);
    return `<rect x="${54 + i * 28}" y="${170 - height}" width="18" height="${height}" rx="9" fill="${i >= 5 ? accent : '#fff'}" opacity="${i >= 5 ? 1 : 0.2}"/>`;
  }).join('');

const knot = (accent: string): string =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse cx="150" cy="98" rx="84" ry="34" fill="none" stroke="${turn === 60 ? accent : '#fff'}" stroke-width="${turn === 60 ? 7 : 3}" opacity="${turn === 60 ? 1 : 0.35}" transform="rotate(${turn} 150 98)"/>`,
    )
    .join('') + `<circle cx="150" cy="98" r="13" fill="${accent}"/>`;

const arcs = (accent: string): string =>
  [40, 70, 100]
    .map(
      (r) => `<circle cx="240" cy="180" r="${r}" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>`,
    )
    .join('') +
  `<path d="M40 160 C 92 20, 168 26, 214 128" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-dasharray="3 10"/><circle cx="214" cy="132" r="20" fill="${accent}"/><circle cx="208" cy="125" r="6" fill="#fff" opacity=".6"/>`;

const single = (accent: string): string =>
  `<rect x="70" y="52" width="160" height="92" rx="16" fill="#fff" opacity=".16"/><circle cx="70" cy="98" r="14" fill="#000" opacity=".35"/><circle cx="230" cy="98" r="14" fill="#000" opacity=".35"/>
<path d="M112 62 V134" stroke="#fff" stroke-width="2" stroke-dasharray="5 6" opacity=".6"/><path d="M168 70 l9 19 21 2 -16 14 5 21 -19 -11 -19 11 5 -21 -16 -14 21 -2 Z" fill="${accent}"/>`;

interface Look {
  readonly draw: (accent: string) => string;
  readonly from: string;
  readonly to: string;
}

const LOOKS: ReadonlyMap<string, Look> = new Map<string, Look>(
  Object.entries({
    WELCOME: { draw: rays, from: '#2F4A8C', to: '#17224A' },
    DAILY: { draw: days, from: '#1D6F77', to: '#10363F' },
    WEEKEND: { draw: week, from: '#5B3F86', to: '#271E4A' },
    LOYAL: { draw: knot, from: '#7A3B57', to: '#311D36' },
    SPORTS: { draw: arcs, from: '#1F7A55', to: '#0E3A37' },
    FIRST1: { draw: single, from: '#8A5A24', to: '#38243A' },
  }),
);

/** A bonus's banner: the first one, or a quieter second one. Undefined for an unknown name. */
export function bannerArt(market: Pick<Market, 'accent'>, file: string): string | undefined {
  const [, code = '', number = ''] = /^(\w+?)(?:-\d+)?-([12])\.svg$/.exec(file) ?? [];
  const look = LOOKS.get(code);
  if (!look) return undefined;
  const [from, to] = number === '1' ? [look.from, look.to] : [look.to, look.from];
  const drawing = number === '1' ? look.draw(market.accent) : ribbon(market.accent);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#b)"/>${drawing}</svg>`
  );
}

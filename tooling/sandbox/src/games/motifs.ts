import type { Motif } from '../markets/market';

/** Points of a regular shape around a centre, as an SVG points list. */
const ring = (cx: number, cy: number, r: number, count: number, turn = 0): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (360 / count) * i) * Math.PI) / 180;
    return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))] as const;
  });

const round = (value: number): number => Math.round(value * 10) / 10;

const petals = (cx: number, cy: number, r: number, count: number, fill: string, opacity = 1): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (360 / count) * i;
    return `<ellipse cx="${cx}" cy="${round(cy - r * 0.62)}" rx="${round(r * 0.36)}" ry="${round(r * 0.62)}" fill="${fill}" opacity="${opacity}" transform="rotate(${turn} ${cx} ${cy})"/>`;
  }).join('');

const reels = (accent: string): string => {
  const columns = [96, 161, 227]
    .map((x) => `<rect x="${x}" y="-10" width="58" height="231" rx="6" fill="#fff" opacity=".1"/>`)
    .join('');
  return `${columns}
<rect x="116" y="14" width="26" height="26" rx="3" fill="#fff" opacity=".35" transform="rotate(45 129 27)"/>
<circle cx="190" cy="46" r="18" fill="none" stroke="#fff" stroke-width="6"/><circle cx="190" cy="46" r="7" fill="#fff"/>
<rect x="241" y="12" width="30" height="30" rx="7" fill="#fff" opacity=".3"/>
${petals(125, 86, 19, 5, accent)}<circle cx="125" cy="86" r="4" fill="#fff"/>
${petals(190, 112, 17, 5, '#fff', 0.28)}
${petals(256, 92, 19, 5, accent)}<circle cx="256" cy="92" r="4" fill="#fff"/>
<circle cx="125" cy="148" r="17" fill="#fff" opacity=".14"/><circle cx="256" cy="152" r="15" fill="#fff" opacity=".12"/>`;
};

const garden = (accent: string): string =>
  `<circle cx="214" cy="104" r="96" fill="#fff" opacity=".06"/><circle cx="214" cy="104" r="66" fill="#fff" opacity=".06"/>
${petals(214, 104, 54, 10, '#fff', 0.22)}${petals(214, 104, 38, 8, accent, 0.9)}<circle cx="214" cy="104" r="11" fill="#fff"/>
${petals(96, 40, 20, 6, '#fff', 0.2)}${petals(112, 168, 15, 6, accent, 0.55)}`;

const wave = (y: number, depth: number): string =>
  `M-10 ${y} q 40 ${-depth} 80 0 t 80 0 t 80 0 t 80 0 t 80 0 V 221 H -10 Z`;

const waves = (accent: string): string =>
  `<circle cx="226" cy="58" r="34" fill="${accent}"/><circle cx="226" cy="58" r="52" fill="none" stroke="${accent}" stroke-width="2" opacity=".5"/>
<path d="${wave(92, 26)}" fill="#fff" opacity=".12"/><path d="${wave(120, 30)}" fill="#fff" opacity=".14" transform="translate(-34 0)"/>
<path d="${wave(152, 24)}" fill="#fff" opacity=".16" transform="translate(-12 0)"/>`;

const peaks = (accent: string): string =>
  `<circle cx="226" cy="52" r="26" fill="${accent}"/>
<path d="M20 221 L150 62 L214 150 L246 108 L330 221 Z" fill="#fff" opacity=".14"/>
<path d="M120 221 L206 96 L262 170 L284 140 L330 200 L330 221 Z" fill="#fff" opacity=".2"/>
<path d="M206 96 l17 24 -12 -5 -7 9 -9 -8 -5 7 Z" fill="#fff" opacity=".85"/>
<path d="M40 128 h120 M80 146 h150 M20 164 h110" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".16"/>`;

const pitch = (accent: string): string => {
  const bands = [40, 120, 200, 280]
    .map((x) => `<rect x="${x - 20}" width="40" height="211" fill="#fff" opacity=".05"/>`)
    .join('');
  return `${bands}<g fill="none" stroke="#fff" stroke-width="2" opacity=".5"><path d="M195 0 V211"/><circle cx="195" cy="88" r="55"/><path d="M300 26 H255 V150 H300"/></g>
<path d="M2 130 C 70 20, 130 18, 184 74" fill="none" stroke="${accent}" stroke-width="3.5" stroke-linecap="round" stroke-dasharray="4 9"/>
<circle cx="195" cy="88" r="18" fill="${accent}"/><circle cx="190" cy="82" r="5" fill="#fff" opacity=".6"/>`;
};

const track = (accent: string): string => {
  const lanes = [40, 62, 84, 106]
    .map(
      (r) =>
        `<circle cx="318" cy="196" r="${r * 2}" fill="none" stroke="#fff" stroke-width="2" opacity=".28"/>`,
    )
    .join('');
  return `${lanes}<path d="M176 42 L206 20 L318 196 Z" fill="#fff" opacity=".08"/>
<path d="M164 130 A 168 168 0 0 1 232 52" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>
<circle cx="232" cy="52" r="9" fill="#fff"/>
<path d="M128 92 A 200 200 0 0 1 160 58" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>`;
};

const cards = (accent: string): string =>
  `<circle cx="206" cy="110" r="92" fill="#fff" opacity=".05"/><circle cx="222" cy="108" r="64" fill="#fff" opacity=".05"/>
<rect x="132" y="34" width="80" height="112" rx="11" fill="#fff" opacity=".22" transform="rotate(-24 172 90)"/>
<rect x="166" y="26" width="80" height="112" rx="11" fill="#fff" opacity=".4" transform="rotate(-6 206 82)"/>
<g transform="rotate(14 238 84)"><rect x="198" y="26" width="80" height="116" rx="11" fill="#fff"/><path d="M238 56 l19 28 -19 28 -19 -28 Z" fill="${accent}"/><circle cx="210" cy="39" r="4" fill="${accent}"/><circle cx="266" cy="129" r="4" fill="${accent}"/></g>`;

const ball = (x: number, y: number, r: number, fill: string, text: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${round(r * 0.6)}" fill="#fff"/>
<text x="${x}" y="${round(y + r * 0.22)}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${round(r * 0.62)}" fill="#231a33">${text}</text>`;

const balls = (accent: string): string =>
  `<circle cx="112" cy="56" r="34" fill="#fff" opacity=".14"/><circle cx="236" cy="150" r="26" fill="#fff" opacity=".1"/>
${ball(184, 40, 30, accent, '7')}${ball(254, 74, 38, '#f1edf6', '24')}${ball(160, 112, 36, '#8d8296', '9')}`;

const LIT: readonly number[] = [2, 5, 9, 12];

const grid = (accent: string): string =>
  Array.from({ length: 16 }, (_, i) => {
    const x = 132 + (i % 4) * 40;
    const y = 8 + Math.floor(i / 4) * 40;
    const lit = LIT.includes(i);
    return `<rect x="${x}" y="${y}" width="32" height="32" rx="9" fill="${lit ? accent : '#fff'}" opacity="${lit ? 1 : 0.13}"/>`;
  }).join('');

const orbits = (accent: string): string => {
  const stars = ring(214, 92, 74, 9, 12)
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="${i % 3 === 0 ? 7 : 4}" fill="#fff" opacity="${i % 3 === 0 ? 0.9 : 0.5}"/>`,
    )
    .join('');
  const star = ring(214, 92, 26, 5, -90)
    .flatMap(([x, y], i) => [[x, y], ring(214, 92, 11, 5, -54)[i] ?? [x, y]])
    .map((point) => point.join(','))
    .join(' ');
  return `<g fill="none" stroke="#fff" stroke-width="1.6" opacity=".35"><circle cx="214" cy="92" r="74"/><circle cx="214" cy="92" r="50"/><ellipse cx="214" cy="92" rx="112" ry="40" transform="rotate(-24 214 92)"/></g>
${stars}<polygon points="${star}" fill="${accent}"/>`;
};

/** What each motif draws on the 300 × 211 card, in the market's accent colour. */
export const motifs: Readonly<Record<Motif, (accent: string) => string>> = {
  reels,
  garden,
  waves,
  peaks,
  pitch,
  track,
  cards,
  balls,
  grid,
  orbits,
};

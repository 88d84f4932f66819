import { Drawing } from '@member-wallet/ui/drawing';

interface Sunrise {
  readonly width: number;
  readonly height: number;
  /** The sun's centre and radius. */
  readonly x: number;
  readonly y: number;
  readonly sunRadius: number;
  /** Radii of the rings, and their opacity from the innermost to the outermost. */
  readonly rings: readonly number[];
  readonly fade: readonly [number, number];
  /** A ring of dots, drawn at these angles in degrees, clockwise from the right. */
  readonly dots: { readonly radius: number; readonly angles: readonly number[] };
  readonly glow: number;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Rounds to hundredths, a difference that is not visible. */
const shorten = (value: number): number => Math.round(value * 100) / 100;

/** A rising sun with concentric rings. The ring of dots has a gap where the digits are shown. */
function SunriseArt({ width, height, x, y, sunRadius, rings, fade, dots, glow }: Sunrise) {
  const opacity = (index: number) => fade[0] + ((fade[1] - fade[0]) * index) / (rings.length - 1);
  const circle = (cx: number, cy: number, r: number, more = '') =>
    `<circle cx='${shorten(cx)}' cy='${shorten(cy)}' r='${r}'${more}/>`;
  const dot = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return circle(x + dots.radius * Math.cos(angle), y + dots.radius * Math.sin(angle), 1.7);
  };
  const ring = (radius: number, index: number) =>
    circle(x, y, radius, ` stroke-opacity='${shorten(opacity(index))}'`);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' \
viewBox='0 0 ${width} ${height}' preserveAspectRatio='xMaxYMin meet' overflow='visible'>\
<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='${x}' cy='${y}' r='${glow}'>\
<stop stop-color='#f6b73c' stop-opacity='.34'/><stop offset='.5' stop-color='#f6b73c' stop-opacity='.1'/>\
<stop offset='1' stop-color='#f6b73c' stop-opacity='0'/></radialGradient>\
<linearGradient id='s' x2='1' y2='1'><stop stop-color='#ffd98f'/><stop offset='1' stop-color='#f2a92c'/></linearGradient>\
${circle(x, y, glow, " fill='url(#g)'")}\
<g fill='none' stroke='#f6b73c'>${rings.map(ring).join('')}</g>\
<g fill='#f6b73c' fill-opacity='.5'>${dots.angles.map(dot).join('')}</g>\
${circle(x, y, sunRadius, " fill='url(#s)'")}</svg>`;
  return <Drawing svg={svg} width={width} height={height} />;
}

export function HeroArt() {
  return (
    <SunriseArt
      width={320}
      height={204}
      x={302}
      y={6}
      sunRadius={22}
      rings={[34, 57, 84, 112, 142, 175]}
      fade={[0.55, 0.12]}
      dots={{ radius: 129, angles: [...steps(88, 138, 8.3), 169.5, 178] }}
      glow={150}
    />
  );
}

export function LoginArt() {
  return (
    <SunriseArt
      width={360}
      height={320}
      x={306}
      y={96}
      sunRadius={36}
      rings={[58, 92, 128, 166, 206, 248, 292]}
      fade={[0.55, 0.08]}
      dots={{ radius: 186, angles: [...steps(64, 107, 7.5), ...steps(151, 212, 7.5)] }}
      glow={190}
    />
  );
}

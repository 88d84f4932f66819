import { useId } from 'react';

interface Sunrise {
  readonly width: number;
  readonly height: number;
  /** The sun's centre and radius. */
  readonly x: number;
  readonly y: number;
  readonly sun: number;
  /** Radii of the rings, and their opacity from the innermost to the outermost. */
  readonly rings: readonly number[];
  readonly fade: readonly [number, number];
  /** A ring of dots, drawn at these angles in degrees, clockwise from the right. */
  readonly dots: { readonly radius: number; readonly angles: readonly number[] };
  readonly glow: number;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A rising sun with concentric rings. The ring of dots has a gap where the digits are shown. */
function SunriseArt({ width, height, x, y, sun, rings, fade, dots, glow }: Sunrise) {
  const id = useId();
  const opacity = (index: number) => fade[0] + ((fade[1] - fade[0]) * index) / (rings.length - 1);
  const around = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { cx: x + dots.radius * Math.cos(angle), cy: y + dots.radius * Math.sin(angle) };
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMin meet"
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={glow}>
          <stop offset="0" stopColor="#f6b73c" stopOpacity=".34" />
          <stop offset=".5" stopColor="#f6b73c" stopOpacity=".1" />
          <stop offset="1" stopColor="#f6b73c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sun`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffd98f" />
          <stop offset="1" stopColor="#f2a92c" />
        </linearGradient>
      </defs>
      <circle cx={x} cy={y} r={glow} fill={`url(#${id}glow)`} />
      <g fill="none" stroke="#f6b73c">
        {rings.map((radius, index) => (
          <circle key={radius} cx={x} cy={y} r={radius} strokeOpacity={opacity(index)} />
        ))}
      </g>
      <g fill="#f6b73c" fillOpacity=".5">
        {dots.angles.map((angle) => (
          <circle key={angle} {...around(angle)} r="1.7" />
        ))}
      </g>
      <circle cx={x} cy={y} r={sun} fill={`url(#${id}sun)`} />
    </svg>
  );
}

export function HeroArt() {
  return (
    <SunriseArt
      width={320}
      height={204}
      x={302}
      y={6}
      sun={22}
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
      sun={36}
      rings={[58, 92, 128, 166, 206, 248, 292]}
      fade={[0.55, 0.08]}
      dots={{ radius: 186, angles: [...steps(64, 107, 7.5), ...steps(151, 212, 7.5)] }}
      glow={190}
    />
  );
}

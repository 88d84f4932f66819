import { useId } from 'react';
import { PETAL, PETAL_ANGLES } from './plumeria';

interface FlowerOverRiver {
  readonly width: number;
  readonly height: number;
  /** The flower's centre, and the scale of its petals. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly glow: number;
  /** The y of the topmost water line. */
  readonly river: number;
}

/** Five wavy lines, each slightly lower and fainter than the one above. */
function River({ y, width }: { readonly y: number; readonly width: number }) {
  // The lines start far to the left, because the box may be wider than the drawing.
  const waves = `M${-4 * 120} 0${'q30-13 60 0t60 0'.repeat(4 + Math.ceil(width / 120))}`;
  return (
    <g fill="none" stroke="#7fd0cf">
      {[0, 1, 2, 3, 4].map((line) => (
        <path
          key={line}
          d={waves}
          transform={`translate(${line * 21} ${y + line * 9}) scale(1.4 1)`}
          strokeOpacity={0.26 - line * 0.04}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}

function FlowerArt({ width, height, x, y, scale, glow, river }: FlowerOverRiver) {
  const id = useId();
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
          <stop offset="0" stopColor="#ff9478" stopOpacity=".4" />
          <stop offset=".55" stopColor="#ff9478" stopOpacity=".12" />
          <stop offset="1" stopColor="#ff9478" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r={glow} fill={`url(#${id}glow)`} />
      <g
        fill="none"
        stroke="#ffae98"
        strokeOpacity=".45"
        strokeWidth="1.2"
        transform={`translate(${x} ${y})`}
      >
        {PETAL_ANGLES.map((angle) => (
          <path
            key={angle}
            d={PETAL}
            transform={`rotate(${angle + 20}) scale(${scale})`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <River y={river} width={width} />
    </svg>
  );
}

export function HeroArt() {
  return <FlowerArt width={320} height={204} x={291} y={24} scale={7} glow={130} river={164} />;
}

export function LoginArt() {
  return <FlowerArt width={360} height={320} x={296} y={104} scale={11} glow={210} river={136} />;
}

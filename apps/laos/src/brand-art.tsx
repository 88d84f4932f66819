import { Drawing } from '@member-wallet/ui/drawing';
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

const THIN_LINE = "vector-effect='non-scaling-stroke'";

/** Five wavy lines, each slightly lower and fainter than the one above. */
function river(y: number, width: number): string {
  // The lines start far to the left, because the box may be wider than the drawing.
  const waves = `M${-4 * 120} 0${'q30-13 60 0t60 0'.repeat(4 + Math.ceil(width / 120))}`;
  const line = (at: number) =>
    `<path d='${waves}' transform='translate(${at * 21} ${y + at * 9}) scale(1.4 1)' \
stroke-opacity='${(26 - at * 4) / 100}' ${THIN_LINE}/>`;
  return `<g fill='none' stroke='#7fd0cf'>${[0, 1, 2, 3, 4].map(line).join('')}</g>`;
}

function FlowerArt({ width, height, x, y, scale, glow, river: riverTop }: FlowerOverRiver) {
  const petal = (angle: number) =>
    `<path d='${PETAL}' transform='rotate(${angle + 20}) scale(${scale})' ${THIN_LINE}/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' \
viewBox='0 0 ${width} ${height}' preserveAspectRatio='xMaxYMin meet' overflow='visible'>\
<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='${x}' cy='${y}' r='${glow}'>\
<stop stop-color='#ff9478' stop-opacity='.4'/><stop offset='.55' stop-color='#ff9478' stop-opacity='.12'/>\
<stop offset='1' stop-color='#ff9478' stop-opacity='0'/></radialGradient>\
<circle cx='${x}' cy='${y}' r='${glow}' fill='url(#g)'/>\
<g fill='none' stroke='#ffae98' stroke-opacity='.45' stroke-width='1.2' transform='translate(${x} ${y})'>\
${PETAL_ANGLES.map(petal).join('')}</g>${river(riverTop, width)}</svg>`;
  return <Drawing svg={svg} width={width} height={height} />;
}

export function HeroArt() {
  return <FlowerArt width={320} height={204} x={291} y={24} scale={7} glow={130} river={164} />;
}

export function LoginArt() {
  return <FlowerArt width={360} height={320} x={296} y={104} scale={11} glow={210} river={136} />;
}

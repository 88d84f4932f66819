export { LEAST_CONTRAST, sliceColours } from './colour/slice-colours';
export { drawFace, type Face, type FaceSlice } from './face/draw-face';
export { MAX_SLICES, type WheelLayout, wheelLayout } from './geometry/layout';
export {
  type PointerPosition,
  rotationTo,
  sliceAt,
  sliceEdges,
  underPointer,
  withinTurn,
} from './geometry/slices';
export { MAX_SIZE, WINDOW_SHARE, wheelSize } from './geometry/wheel-size';
export { FRICTION } from './motion/glide';
export { LAUNCH, LONGEST_SPIN, SHORTEST_SPIN } from './spin/constants';
export { landOn, stopSpin } from './spin/landing';
export { isOver, keyframes, nextPass, rotationAt, speedAt } from './spin/position';
export { type Prize, sliceOfPrize } from './spin/prize-slice';
export { type Landing, restingRotation, type Spin, startSpin } from './spin/spin';

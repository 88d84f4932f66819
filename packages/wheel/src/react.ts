export { Wheel, type WheelClasses, type WheelProps, type WheelSlice } from './react/wheel';

// Benchmarks of the SDK: weight, types, speed and what is left behind. Run: pnpm bench:sdk
import { printSpeed, speed } from './sdk-speed.mjs';
import { printTypes, types } from './sdk-types.mjs';
import { printWeight, weigh } from './sdk-weight.mjs';

printWeight(await weigh());
printTypes(types());
printSpeed(await speed());

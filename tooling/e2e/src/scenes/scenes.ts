import { careScenes } from './care-scenes';
import { chatScenes } from './chat-scenes';
import { homeScenes } from './home-scenes';
import { moneyScenes } from './money-scenes';
import { playScenes } from './play-scenes';
import { recordsScenes } from './records-scenes';
import { visitorScenes } from './visitor-scenes';
import type { Scene } from './reach';

/**
 * How to reach each screen and dialog in its states, in words that hold in every language: names of inputs,
 * addresses and places rather than texts. One list for the pictures and for the visual checks.
 */
export const SCENES: Record<string, Scene> = {
  ...visitorScenes,
  ...homeScenes,
  ...moneyScenes,
  ...recordsScenes,
  ...playScenes,
  ...chatScenes,
  ...careScenes,
};

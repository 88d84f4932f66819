import { careScenes } from './scenes/care-scenes.mjs';
import { chatScenes } from './scenes/chat-scenes.mjs';
import { homeScenes } from './scenes/home-scenes.mjs';
import { moneyScenes } from './scenes/money-scenes.mjs';
import { playScenes } from './scenes/play-scenes.mjs';
import { recordsScenes } from './scenes/records-scenes.mjs';
import { visitorScenes } from './scenes/visitor-scenes.mjs';

/**
 * How to reach each screen and dialog in its states, in words that hold in every language: names of inputs,
 * addresses and places rather than texts. One list for the pictures and for the look audit.
 * @type {Record<string, (context: import('./scenes/reach.mjs').Context) => Promise<unknown>>}
 */
export const SCENES = {
  ...visitorScenes,
  ...homeScenes,
  ...moneyScenes,
  ...recordsScenes,
  ...playScenes,
  ...chatScenes,
  ...careScenes,
};

import { responsibleGamingScenes } from './responsible-gaming-scenes';
import { chatScenes } from './chat-scenes';
import { homeScenes } from './home-scenes';
import { moneyScenes } from './money-scenes';
import { playScenes } from './play-scenes';
import { recordsScenes } from './records-scenes';
import { sessionScenes } from './session-scenes';
import { visitorScenes } from './visitor-scenes';
import type { Scene } from './reach';

/**
 * How to open each screen and dialog in its states. Scenes find elements by input name, URL and position instead of
 * text, so they work in every language. Screenshots and audits use this list.
 */
export const SCENES: Record<string, Scene> = {
  ...visitorScenes,
  ...homeScenes,
  ...moneyScenes,
  ...recordsScenes,
  ...playScenes,
  ...chatScenes,
  ...responsibleGamingScenes,
  ...sessionScenes,
};

import { SCENES } from '../scenes/scenes';
import { PATHS } from '@member-wallet/ui/paths';
import { SHOWN_BY } from './coverage';
import { PAGE_SCENES } from './page-scenes';
import { listScreens } from './screens';

const FEWEST_SCREENS = 50;
const FEWEST_SCENES = 130;

/** The sandbox's stand-in for a game is no part of the product. */
const audited = Object.keys(SCENES).filter((name) => name !== 'lobby');
const shown = new Set(Object.values(SHOWN_BY).flat());

describe('every page, screen, step and dialog of the product is in a scene', () => {
  test('a screen without one needs a scene in scenes/, named in visual/coverage.ts', async () => {
    const screens = await listScreens();
    expect(screens.length).toBeGreaterThanOrEqual(FEWEST_SCREENS);
    expect(screens.filter((screen) => !SHOWN_BY[screen]?.length)).toEqual([]);
  });

  test('every screen that is named is there', async () => {
    const screens = new Set(await listScreens());
    const named = Object.keys(SHOWN_BY).filter((name) => !name.startsWith('chat/'));
    expect(named.filter((name) => !screens.has(name))).toEqual([]);
  });

  test.each(Object.keys(PATHS))('the page "%s" has a scene of its own in visual/page-scenes.ts', (name) => {
    const scenes: Readonly<Record<string, string>> = PAGE_SCENES;
    expect(audited).toContain(scenes[name]);
    expect(Object.values(scenes).filter((scene) => scene === scenes[name])).toHaveLength(1);
  });

  test('every scene that is named is there', () => {
    expect([...shown].filter((name) => !(name in SCENES))).toEqual([]);
    expect(shown.size).toBeGreaterThanOrEqual(FEWEST_SCENES);
  });

  test('every scene shows something', () => {
    expect(audited.filter((name) => !shown.has(name))).toEqual([]);
  });
});

import { SCENES } from '../scenes/scenes';
import { PATHS } from '@member-wallet/ui/paths';
import { AUDITED_BY, isAlike } from './alike';
import { SHOWN_BY } from './coverage';
import { PAGE_SCENES } from './page-scenes';
import { listScreens } from './screens';

const MIN_SCREENS = 50;
const MIN_SCENES = 130;

/** The sandbox's game lobby is not part of the product. */
const audited = Object.keys(SCENES).filter((name) => name !== 'lobby');
const shown = new Set(Object.values(SHOWN_BY).flat());

describe('scenes cover every page, screen, step and dialog', () => {
  test('each has a scene in scenes/, listed in visual/coverage.ts', async () => {
    const screens = await listScreens();
    expect(screens.length).toBeGreaterThanOrEqual(MIN_SCREENS);
    expect(screens.filter((screen) => !SHOWN_BY[screen]?.length)).toEqual([]);
  });

  test('each has a scene that every run audits', () => {
    const screens = Object.entries(SHOWN_BY).filter(([, scenes]) => scenes.every(isAlike));
    expect(screens.map(([screen]) => screen)).toEqual([]);
  });

  test('what a scene is alike to exists, and is not alike to another itself', () => {
    const named = Object.entries(AUDITED_BY).flatMap(([scene, alike]) => [scene, ...alike]);
    expect(named.filter((name) => !(name in SCENES))).toEqual([]);
    expect(Object.keys(AUDITED_BY).filter(isAlike)).toEqual([]);
  });

  test('every listed screen exists', async () => {
    const screens = new Set(await listScreens());
    const named = Object.keys(SHOWN_BY).filter((name) => !name.startsWith('chat/'));
    expect(named.filter((name) => !screens.has(name))).toEqual([]);
  });

  test('each page has its own scene in visual/page-scenes.ts', () => {
    const scenes: Readonly<Record<string, string>> = PAGE_SCENES;
    const own = Object.keys(PATHS).map((name) => scenes[name]);
    expect(audited).toEqual(expect.arrayContaining(own));
    expect(new Set(Object.values(scenes)).size).toBe(own.length);
  });

  test('every listed scene exists, and every scene is listed', () => {
    expect([...shown].filter((name) => !(name in SCENES))).toEqual([]);
    expect(shown.size).toBeGreaterThanOrEqual(MIN_SCENES);
    expect(audited.filter((name) => !shown.has(name))).toEqual([]);
  });
});

import { SCENES } from '../scenes/scenes';
import { PATHS } from '@member-wallet/ui/paths';
import { AUDITED_BY, isAuditedElsewhere } from './audited-by';
import { SHOWN_BY } from './coverage';
import { PAGE_SCENES } from './page-scenes';
import { listScreens } from './screens';

const MIN_SCREENS = 50;
const MIN_SCENES = 130;

/** Without the sandbox's game lobby, which is not part of the product. */
const audited = Object.keys(SCENES).filter((name) => name !== 'lobby');
const shown = new Set(Object.values(SHOWN_BY).flat());

describe('coverage of pages, screens, steps and dialogs', () => {
  test('each has a scene in scenes/ that visual/coverage.ts lists', async () => {
    const screens = await listScreens();
    expect(screens.length).toBeGreaterThanOrEqual(MIN_SCREENS);
    expect(screens.filter((screen) => !SHOWN_BY[screen]?.length)).toEqual([]);
  });

  test('each has a scene that `npm test` audits', () => {
    const screens = Object.entries(SHOWN_BY).filter(([, scenes]) => scenes.every(isAuditedElsewhere));
    expect(screens.map(([screen]) => screen)).toEqual([]);
  });

  test('each scene that stands in for another exists and is audited itself', () => {
    const named = Object.entries(AUDITED_BY).flatMap(([scene, alike]) => [scene, ...alike]);
    expect(named.filter((name) => !(name in SCENES))).toEqual([]);
    expect(Object.keys(AUDITED_BY).filter(isAuditedElsewhere)).toEqual([]);
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

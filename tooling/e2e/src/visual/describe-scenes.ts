import { IS_EXHAUSTIVE } from '../harness/exhaustive';
import type { Build, Scene } from '../scenes/reach';
import { type Locale, openStage, type Stage } from '../scenes/stage';
import { THAI_ONLY } from '../scenes/thai-only';
import { auditAtLength, auditScene } from './audit-scene';
import { longerTexts } from './longer-texts';
import { treeFaults } from './trees';

export type Scenes = Readonly<Record<string, Scene>>;

export interface Visit {
  readonly build: Build;
  readonly locale: Locale;
  /** Scenes that are looked at in English too, after the member has changed the language in place. */
  readonly inEnglish?: (name: string) => boolean;
}

/** Where most words stand close together. */
const DENSEST = new Set([
  'home-rich',
  'withdraw-confirm',
  'statement',
  'register-bank-errors',
  'deposit',
  'care-limit',
  'chat-cards',
]);

/** The language whose accessibility trees are written down for a build. */
const SPOKEN: Record<Build, string> = { thai: 'th', laos: 'la' };

/** The scenes that a build has; the sandbox's stand-in for a game is no part of the product. */
const scenesOf = (build: Build, scenes: Scenes): [string, Scene][] =>
  Object.entries(scenes).filter(([name]) => name !== 'lobby' && (build === 'thai' || !THAI_ONLY.test(name)));

function describeStage(
  title: string,
  scenes: readonly [string, Scene][],
  open: () => Promise<Stage>,
  audit: (stage: Stage, scene: Scene, name: string) => Promise<string[]>,
): void {
  if (scenes.length === 0) return;
  describe(title, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());
    test.each(scenes)('%s', async (name, scene) => {
      expect(await audit(stage, scene, name)).toEqual([]);
    });
  });
}

/** Looks at scenes of a build: in every window and theme, and at the densest with texts that are longer or wider apart. */
export function describeScenes({ build, locale, inEnglish }: Visit, scenes: Scenes): void {
  const all = scenesOf(build, scenes);
  const isDense = (name: string) => IS_EXHAUSTIVE || DENSEST.has(name);
  const alsoIn = (name: string) => (inEnglish?.(name) ? ('en' as const) : undefined);
  const open = (modules?: Map<string, string>) =>
    openStage({ browser, stack, build, locale, ...(modules && { modules }) });
  describeStage(`${build} ${locale}`, all, open, (stage, scene, name) =>
    auditScene(
      stage,
      scene,
      { isThorough: IS_EXHAUSTIVE, isSpaced: isDense(name), alsoIn: alsoIn(name) },
      locale === SPOKEN[build] ? (page) => treeFaults(page, build, name) : undefined,
    ),
  );
  describeStage(
    `${build} ${locale} at length`,
    all.filter(([name]) => isDense(name)),
    async () => open(await longerTexts(stack.builds[build] ?? '')),
    (stage, scene, name) => auditAtLength(stage, scene, { alsoIn: alsoIn(name) }),
  );
}

import type { Locale } from '@member-wallet/api-sdk';
import { IS_EXHAUSTIVE } from '../harness/exhaustive';
import type { Build, Scene } from '../scenes/reach';
import { openStage, type Stage } from '../scenes/stage';
import { THAI_ONLY } from '../scenes/thai-only';
import { auditAtLength, auditScene } from './audit-scene';
import { longerTexts } from './longer-texts';
import { addressFaults } from './page-scenes';
import { hasTree, treeFaults } from './trees';

export type Scenes = Readonly<Record<string, Scene>>;

export interface Visit {
  readonly build: Build;
  readonly locale: Locale;
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

/** Where the data of the Laos build differ from the Thai build's. */
const DIFFERENT = new Set(['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit']);

/** The scenes that the Laos build is shown in by itself; the words of the others are looked at on the Thai build. */
const isLaos = (name: string): boolean =>
  IS_EXHAUSTIVE || hasTree(name) || DENSEST.has(name) || DIFFERENT.has(name);

/** The languages that a scene is looked at in too, after the member has changed the language in place. */
function othersOf({ build, locale }: Visit, name: string): readonly Locale[] {
  if (build === 'thai' && locale === 'th') return isLaos(name) ? ['en'] : ['en', 'la'];
  return build === 'laos' && locale === 'la' && DIFFERENT.has(name) ? ['en'] : [];
}

/** The language whose accessibility trees are written down for a build. */
const SPOKEN: Record<Build, string> = { thai: 'th', laos: 'la' };

/** The scenes that a build has; the sandbox's stand-in for a game is no part of the product. */
const scenesOf = (build: Build, scenes: Scenes): [string, Scene][] =>
  Object.entries(scenes).filter(
    ([name]) => name !== 'lobby' && (build === 'thai' || (!THAI_ONLY.test(name) && isLaos(name))),
  );

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
export function describeScenes(visit: Visit, scenes: Scenes): void {
  const { build, locale } = visit;
  const all = scenesOf(build, scenes);
  const isDense = (name: string) => IS_EXHAUSTIVE || DENSEST.has(name);
  const open = (modules?: Map<string, string>) =>
    openStage({ browser, stack, build, locale, ...(modules && { modules }) });
  describeStage(`${build} ${locale}`, all, open, (stage, scene, name) =>
    auditScene(
      stage,
      scene,
      { isThorough: IS_EXHAUSTIVE, isSpaced: isDense(name), alsoIn: othersOf(visit, name) },
      async (page) => [
        ...addressFaults(page, name),
        ...(locale === SPOKEN[build] ? await treeFaults(page, build, name) : []),
      ],
    ),
  );
  describeStage(
    `${build} ${locale} at length`,
    all.filter(([name]) => isDense(name)),
    async () => open(await longerTexts(stack.builds[build] ?? '')),
    (stage, scene, name) => auditAtLength(stage, scene, { alsoIn: othersOf(visit, name) }),
  );
}

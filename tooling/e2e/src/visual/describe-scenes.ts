import { IS_EXHAUSTIVE } from '../harness/exhaustive';
import type { Build, Scene } from '../scenes/reach';
import { openStage, type Stage } from '../scenes/stage';
import { THAI_ONLY } from '../scenes/thai-only';
import { auditLayout, auditScene, auditSpacing, type Care } from './audit-scene';
import { longerTexts } from './longer-texts';
import { treeFaults } from './trees';

export type Scenes = Readonly<Record<string, Scene>>;

export interface Visit {
  readonly build: Build;
  readonly locale: 'th' | 'la' | 'en';
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

/**
 * Looks at scenes of a build in one language: in every window and theme, and at the densest with texts that are
 * longer or wider apart.
 */
export function describeScenes({ build, locale }: Visit, scenes: Scenes, care: Care = 'closely'): void {
  const all = scenesOf(build, scenes);
  const dense = all.filter(([name]) => IS_EXHAUSTIVE || DENSEST.has(name));
  const open = (modules?: Map<string, string>) => () =>
    openStage({ browser, stack, build, locale, ...(modules && { modules }) });
  describeStage(`${build} ${locale}`, all, open(), (stage, scene, name) =>
    auditScene(
      stage,
      scene,
      IS_EXHAUSTIVE ? 'everything' : care,
      locale === SPOKEN[build] ? (page) => treeFaults(page, build, name) : undefined,
    ),
  );
  describeStage(
    `${build} ${locale} at length`,
    dense,
    async () => open(await longerTexts(stack.builds[build] ?? ''))(),
    auditLayout,
  );
  describeStage(`${build} ${locale} wide apart`, dense, open(), auditSpacing);
}

import type { Locale } from '@member-wallet/api-sdk';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import type { Build, Scene } from '../scenes/reach';
import { openStage, type Stage } from '../scenes/stage';
import { isAuditedElsewhere } from './audited-by';
import {
  type AuditOptions,
  auditAtLength,
  auditScene,
  EXTREME_VIEWPORTS,
  NARROWEST,
  OTHER_VIEWPORTS,
  viewportsInTurn,
  WIDE_VIEWPORTS,
} from './audit-scene';
import { longerTexts } from './longer-texts';
import { addressFaults } from './page-scenes';
import { treeFaults } from './trees';

export type Scenes = Readonly<Record<string, Scene>>;

interface Variant {
  readonly build: Build;
  readonly locale: Locale;
}

/** The scenes with the most text in the least space. */
const DENSEST = new Set([
  'home-rich',
  'withdraw-confirm',
  'statement',
  'register-bank-errors',
  'deposit',
  'responsible-gaming-limit',
  'chat-cards',
]);

/** The main scenes of pages with columns, panes or more width in the wide layout. */
const WIDEST = new Set([
  ...['login', 'register', 'howto', 'home-rich', 'spin', 'bonus', 'bonus-details', 'profile', 'statement'],
  ...[
    'statement-entry',
    'slips',
    'slip-refused',
    'slip-paid',
    'deposit',
    'deposit-qr',
    'deposit-slip-readable',
  ],
]);

/** Scenes whose data differs between the builds. */
const DIFFERENT_DATA = new Set(['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit']);

/** Whether a scene is audited on the Laos build. The Lao texts of all other scenes are audited on the Thai build. */
const isLaos = (name: string): boolean => IS_EXHAUSTIVE || DIFFERENT_DATA.has(name);

const isAudited = (build: Build, name: string): boolean =>
  build === 'thai' ? IS_EXHAUSTIVE || !isAuditedElsewhere(name) : isLaos(name);

/** The other languages in which a scene is audited, after switching the language without a reload. */
function otherLocalesOf({ build, locale }: Variant, name: string): readonly Locale[] {
  if (build === 'thai' && locale === 'th') return isLaos(name) ? ['en'] : ['en', 'la'];
  return build === 'laos' && locale === 'la' && DIFFERENT_DATA.has(name) ? ['en'] : [];
}

/**
 * The options of a scene's audit: complete for the densest scenes, the widest and those with different data, otherwise
 * some of the viewports in turn.
 * @param turn the scene's position in its list
 */
function optionsOf(variant: Variant, name: string, turn: number): AuditOptions {
  const isWide = IS_EXHAUSTIVE || WIDEST.has(name);
  const isDense = IS_EXHAUSTIVE || DENSEST.has(name);
  const common = {
    isThorough: IS_EXHAUSTIVE,
    isSpaced: isDense,
    alsoIn: otherLocalesOf(variant, name),
  };
  if (isWide || isDense || DIFFERENT_DATA.has(name)) {
    return {
      ...common,
      viewports: isWide ? [...WIDE_VIEWPORTS, ...OTHER_VIEWPORTS] : OTHER_VIEWPORTS,
      alsoLarge: true,
      alsoAt: isWide ? [...EXTREME_VIEWPORTS, ...WIDE_VIEWPORTS.slice(0, 1)] : EXTREME_VIEWPORTS,
    };
  }
  return {
    ...common,
    viewports: viewportsInTurn(turn),
    alsoLarge: false,
    alsoAt: [NARROWEST],
  };
}

/** The language of each build's recorded accessibility trees. */
const TREE_LOCALE: Record<Build, string> = { thai: 'th', laos: 'la' };

/** The scenes to audit on a build, without the sandbox's game lobby, which is not part of the product. */
const scenesOf = (build: Build, scenes: Scenes): [string, Scene][] =>
  Object.entries(scenes).filter(([name]) => name !== 'lobby' && isAudited(build, name));

function describeStage(
  title: string,
  scenes: readonly [string, Scene][],
  open: () => Promise<Stage>,
  audit: (stage: Stage, scene: Scene, name: string, turn: number) => Promise<string[]>,
): void {
  if (scenes.length === 0) return;
  describe(title, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());
    scenes.forEach(([name, scene], turn) => {
      test(name, async () => {
        expect(await audit(stage, scene, name, turn)).toEqual([]);
      });
    });
  });
}

/** Audits a build's scenes, the densest also with longer and wider texts. */
export function describeScenes(variant: Variant, scenes: Scenes): void {
  const { build, locale } = variant;
  const all = scenesOf(build, scenes);
  const isDense = (name: string) => IS_EXHAUSTIVE || DENSEST.has(name);
  const open = (modules?: Map<string, string>) =>
    openStage({ browser, stack, build, locale, ...(modules && { modules }) });
  describeStage(`${build} ${locale}`, all, open, (stage, scene, name, turn) =>
    auditScene(stage, scene, optionsOf(variant, name, turn), async (page) => [
      ...addressFaults(page, name),
      ...(locale === TREE_LOCALE[build] ? await treeFaults(page, build, name) : []),
    ]),
  );
  // Longer texts only need the other build if its data differs.
  const isOnBoth = (name: string) => IS_EXHAUSTIVE || DIFFERENT_DATA.has(name);
  describeStage(
    `${build} ${locale} with longer texts`,
    all.filter(([name]) => isDense(name) && (build === 'thai' || isOnBoth(name))),
    async () => open(await longerTexts(stack.builds[build] ?? '')),
    (stage, scene, name) =>
      auditAtLength(stage, scene, {
        alsoIn: build === 'thai' && !isOnBoth(name) ? ['en', 'la'] : otherLocalesOf(variant, name),
      }),
  );
}

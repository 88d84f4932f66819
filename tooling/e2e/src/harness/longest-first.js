import Sequencer from '@jest/test-sequencer';

/**
 * The look of scenes before the flows, so that no worker is left alone with it at the end: where Jest has no times
 * of an earlier run it takes large files for long ones, and the longest here are the smallest.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @type {import('@jest/test-sequencer').default['sort']}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLook = (
      /** @type {Parameters<import('@jest/test-sequencer').default['sort']>[0][number]} */ { path },
    ) => path.endsWith('.visual.ts');
    return [...sorted.filter(isLook), ...sorted.filter((test) => !isLook(test))];
  }
}

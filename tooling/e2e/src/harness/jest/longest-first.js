import Sequencer from '@jest/test-sequencer';

/**
 * Runs the audits before the flows, so that none is left running alone at the end. Without timings of an earlier run,
 * Jest assumes that large files take longest, but the longest ones here are the smallest files.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @type {import('@jest/test-sequencer').default['sort']}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isVisual = (
      /** @type {Parameters<import('@jest/test-sequencer').default['sort']>[0][number]} */ { path },
    ) => path.endsWith('.visual.ts');
    return [...sorted.filter(isVisual), ...sorted.filter((test) => !isVisual(test))];
  }
}

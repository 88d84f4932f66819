import { runs } from '@member-wallet/testing';
import { reduce } from '../conversation/reduce';
import type { ServerTraits } from './model-server';
import { runSchedule } from './model-schedule';
import { randomFrom } from './random';

/** A twentieth of the schedules in normal runs, all of them in the exhaustive one. */
const USUAL = runs(0.05, 1);
/** A multiple of that, for long runs such as before a release. */
const FACTOR = USUAL * Number(process.env.CHAT_MODEL_FACTOR ?? 1);

function failures(traits: ServerTraits, seeds: number, step?: typeof reduce): string[] {
  const found: string[] = [];
  for (let seed = 1; seed <= seeds && found.length < 5; seed += 1) {
    const problems = runSchedule(traits, randomFrom(seed), step);
    if (problems.length > 0) found.push(`seed ${seed}: ${problems.slice(0, 3).join('; ')}`);
  }
  return found;
}

/** Of 10,000 schedules for each kind of server, a few hundred in normal runs. */
const SEEDS = 5000;

describe('conversation and outbox under random drops, delays, repeats, reloads and two tabs', () => {
  const ids = [{ returnsId: true }, { returnsId: false }];

  test.each(ids)(
    'lose, double and show twice no message if the server honours client ids (%p)',
    ({ returnsId }) => {
      const traits = { honoursClientId: true, returnsClientId: true, returnsId };
      expect(failures(traits, SEEDS * FACTOR)).toEqual([]);
    },
  );

  test.each(ids)('do the same if the server honours but does not return them (%p)', ({ returnsId }) => {
    const traits = { honoursClientId: true, returnsClientId: false, returnsId };
    expect(failures(traits, SEEDS * FACTOR)).toEqual([]);
  });

  test.each(ids)(
    'lose and show twice no message, and double only resent ones, if the server ignores client ids (%p)',
    ({ returnsId }) => {
      const traits = { honoursClientId: false, returnsClientId: false, returnsId };
      expect(failures(traits, SEEDS * FACTOR)).toEqual([]);
    },
  );
});

describe('the model detects', () => {
  const traits = { honoursClientId: true, returnsClientId: true, returnsId: true };

  test('a mark that trusts the newest message seen', () => {
    const trusting: typeof reduce = (conversation, event) => {
      const next = reduce(conversation, event);
      return {
        ...next,
        log: { ...next.log, mark: next.log.mark && (next.log.sorted.at(-1) ?? next.log.mark) },
      };
    };
    expect(failures(traits, 200, trusting)).not.toEqual([]);
  });

  test('a send that is given up when its answer is lost', () => {
    const giving: typeof reduce = (conversation, event) =>
      event.type === 'send-unanswered'
        ? reduce(reduce(conversation, { ...event, type: 'send-refused', reason: '' }), {
            ...event,
            type: 'removed',
          })
        : reduce(conversation, event);
    expect(failures(traits, 200, giving)).not.toEqual([]);
  });

  test('a tab that sends without asking who owns the outbox', () => {
    const greedy: typeof reduce = (conversation, event) => {
      const next = reduce(conversation, event);
      return { ...next, outbox: { ...next.outbox, owner: true } };
    };
    expect(failures({ ...traits, honoursClientId: false, returnsClientId: false }, 500, greedy)).not.toEqual(
      [],
    );
  });
});

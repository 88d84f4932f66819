import { reduce } from '../conversation/reduce';
import type { ServerHabits } from './model-server';
import { runSchedule } from './model-schedule';
import { randomFrom } from './random';

/** A tenth of the schedules tells in a run before each change; all of them are for the exhaustive one. */
const USUAL = process.env.EXHAUSTIVE === '1' ? 1 : 0.1;
/** How many times as many as that: for a long look, such as before a release. */
const FACTOR = USUAL * Number(process.env.CHAT_MODEL_FACTOR ?? 1);

function failures(habits: ServerHabits, seeds: number, step?: typeof reduce): string[] {
  const found: string[] = [];
  for (let seed = 1; seed <= seeds && found.length < 5; seed += 1) {
    const problems = runSchedule(habits, randomFrom(seed), step);
    if (problems.length > 0) found.push(`seed ${seed}: ${problems.slice(0, 3).join('; ')}`);
  }
  return found;
}

describe('conversation and outbox under random drops, delays, repeats, reloads and two tabs', () => {
  test.each([
    { tellsIdentity: true, seeds: 5000 },
    { tellsIdentity: false, seeds: 5000 },
  ])('a server that honours client ids: none lost, none doubled (%p)', ({ tellsIdentity, seeds }) => {
    expect(failures({ honoursClientId: true, tellsIdentity }, seeds * FACTOR)).toEqual([]);
  });

  test.each([
    { tellsIdentity: true, seeds: 2000 },
    { tellsIdentity: false, seeds: 2000 },
  ])('a server that ignores them: none lost (%p)', ({ tellsIdentity, seeds }) => {
    expect(failures({ honoursClientId: false, tellsIdentity }, seeds * FACTOR)).toEqual([]);
  });
});

describe('the model finds what it is there to find', () => {
  const habits = { honoursClientId: true, tellsIdentity: true };

  test('a mark that trusts the newest message seen', () => {
    const trusting: typeof reduce = (conversation, event) => {
      const next = reduce(conversation, event);
      return {
        ...next,
        log: { ...next.log, mark: next.log.mark && (next.log.sorted.at(-1) ?? next.log.mark) },
      };
    };
    expect(failures(habits, 200, trusting)).not.toEqual([]);
  });

  test('a send that is given up when its answer is lost', () => {
    const giving: typeof reduce = (conversation, event) =>
      event.type === 'send-unanswered'
        ? reduce(reduce(conversation, { ...event, type: 'send-refused', reason: '' }), {
            ...event,
            type: 'removed',
          })
        : reduce(conversation, event);
    expect(failures(habits, 200, giving)).not.toEqual([]);
  });

  test('a tab that sends without asking who owns the outbox', () => {
    const greedy: typeof reduce = (conversation, event) => {
      const next = reduce(conversation, event);
      return { ...next, outbox: { ...next.outbox, owner: true } };
    };
    expect(failures({ honoursClientId: false, tellsIdentity: true }, 500, greedy)).not.toEqual([]);
  });
});

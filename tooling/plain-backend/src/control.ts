import { figure } from './amounts';
import { OUTSIDE, RESERVED, WALLET } from './books';
import type { Member } from './member';
import { json, type Reply } from './reply';
import { newWorld, type Twist, type World } from './world';

/**
 * Calls for tests beyond the specification, at `/control/…`. The apps cannot reach them, because they are served with
 * `/api` only.
 */
export function control(world: World, path: string, body: Record<string, unknown>): Reply | undefined {
  const [demo] = world.members.values();
  switch (path) {
    case '/control/reset':
      Object.assign(world, newWorld(world.market));
      return json({});
    case '/control/twist':
      world.twists.push(body as unknown as Twist);
      return json({});
    case '/control/writes':
      return json(world.writes);
    case '/control/otp':
      return json([...world.otps.values()].at(-1)?.code ?? null);
    case '/control/balances':
      return demo && json(balancesOf(demo));
    case '/control/say':
      return demo && say(demo, String(body.text));
    case '/control/settle':
      return demo && settle(demo);
    default:
      return undefined;
  }
}

const balancesOf = ({ books, games }: Member): Record<string, string> =>
  Object.fromEntries(
    [WALLET, RESERVED, ...games.map(({ code }) => code)].map((name) => [name, figure(books.balance(name))]),
  );

function say({ messages }: Member, text: string): Reply {
  messages.unshift({ sender: 'agent', message: { payload: text, message_type: 'text' }, at: Date.now() });
  return json({});
}

/** Pays out the reserved withdrawals and accepts the slips. A slip is worth 70.25. */
function settle({ books, entries, slips }: Member): Reply {
  for (const entry of entries.filter(({ status }) => status === 'WAITING')) {
    books.move(RESERVED, OUTSIDE, entry.minor);
    entry.status = 'SUCCESS';
  }
  for (const slip of slips.filter(({ status }) => status === 'CHECKING')) {
    slip.minor = 7025;
    slip.status = 'SUCCESS';
    books.move(OUTSIDE, WALLET, slip.minor);
  }
  return json({});
}

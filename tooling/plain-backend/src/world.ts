import { MARKETS, type MarketId } from './market';
import type { Member } from './member';
import type { Shape } from './reply';

/** A write as it was received, such as `POST /api/wallet/transfer`. */
interface Write {
  readonly call: string;
  readonly body: unknown;
}

/** What happens to the next request of a call: a refusal instead of its effect, or its effect without a reply. */
export interface Twist {
  readonly call: string;
  readonly refuse?: { code: string; shape: Shape; status: number };
  readonly lose?: true;
}

/** Everything that one backend remembers. */
export interface World {
  readonly market: MarketId;
  readonly members: Map<string, Member>;
  /** Token → user name. */
  readonly tokens: Map<string, string>;
  /** OTP token → phone and code. */
  readonly otps: Map<string, { phone: string; code: string; isVerified: boolean }>;
  /** A guest's chat by guest id. */
  readonly guests: Map<string, Member['messages']>;
  readonly writes: Write[];
  readonly twists: Twist[];
  /** The last number given to anything. */
  last: number;
}

export function newWorld(market: MarketId): World {
  const demo = MARKETS[market].member();
  return {
    market,
    members: new Map([[demo.username, demo]]),
    tokens: new Map(),
    otps: new Map(),
    guests: new Map(),
    writes: [],
    twists: [],
    last: 2000,
  };
}

/** Some times are epoch milliseconds and some are ISO: both are times. */
export const timeOf = (at: number, index: number): number | string =>
  index % 2 === 0 ? at : new Date(at).toISOString();

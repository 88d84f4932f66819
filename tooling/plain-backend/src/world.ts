import { MARKETS, type MarketId } from './market';
import type { Member } from './member';
import type { Shape } from './reply';

/** A write as it was received, such as `POST /api/wallet/transfer`. */
interface Write {
  readonly call: string;
  readonly body: unknown;
}

/** A fault for the next request of a call: it is refused without effect, or takes effect without a reply. */
export interface Twist {
  readonly call: string;
  readonly refuse?: { code: string; shape: Shape; status: number };
  readonly lose?: true;
}

/** The state of one backend. */
export interface World {
  readonly market: MarketId;
  readonly members: Map<string, Member>;
  /** Token → user name. */
  readonly tokens: Map<string, string>;
  /** OTP token → phone and code. */
  readonly otps: Map<string, { phone: string; code: string; isVerified: boolean }>;
  /** The messages of guests, by guest id. */
  readonly guests: Map<string, Member['messages']>;
  readonly writes: Write[];
  readonly twists: Twist[];
  /** The last id that was assigned to anything. */
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

/** Formats some times as epoch milliseconds and some as ISO, because both are valid. */
export const timeOf = (at: number, index: number): number | string =>
  index % 2 === 0 ? at : new Date(at).toISOString();

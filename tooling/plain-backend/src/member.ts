import { Books } from './books';

export interface BankAccount {
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
  /** The currency sent at registration. */
  currency?: string;
}

export interface Game {
  readonly code: string;
  readonly name: string | null;
  readonly category: string;
  readonly logo: string | null;
  readonly ftWalletSlot: string;
  isActive: boolean;
  password: string;
}

interface Entry {
  readonly statementType: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly minor: number;
  /** Undefined for the faulty one. */
  status: string | undefined;
  readonly at: number;
  /** Optional objects, each with a description: bonus, promotion, invite, refund, luckydraw. */
  readonly about?: Readonly<Record<string, { description: string }>>;
}

interface Slip {
  readonly reference: number;
  /** Undefined for the faulty one. */
  readonly at: number | undefined;
  minor: number;
  status: string;
  readonly note: string | null;
  readonly link: string | null;
}

export interface Coupon {
  readonly label: string;
  readonly name: string;
  readonly minor: number;
}

export interface Member {
  readonly id: number;
  readonly username: string;
  password: string;
  name: string;
  readonly since: number;
  bankAccount: BankAccount;
  readonly books: Books;
  readonly games: Game[];
  /** Newest first. */
  readonly entries: Entry[];
  readonly slips: Slip[];
  readonly coupons: Coupon[];
  readonly messages: { sender: string; message: unknown; at: number }[];
  readonly bonusesReceived: Map<string, number[]>;
  activeBonus: string | undefined;
  readonly promotionsReceived: Set<string>;
  coins: number;
  /** Claimable, in minor units. */
  inviteBonus: number;
  /** Cashback: accrued, then received, then in the wallet. */
  refund: { accrued: number; received: number };
  readonly refunds: { minor: number; at: number }[];
  qr: { id: number; provider: string; minor: number; until: number; isoTime: boolean } | undefined;
}

export const newMember = (
  given: Pick<Member, 'id' | 'username' | 'password' | 'name' | 'bankAccount' | 'since' | 'games'>,
): Member => ({
  ...given,
  books: new Books(),
  entries: [],
  slips: [],
  coupons: [],
  messages: [],
  bonusesReceived: new Map(),
  activeBonus: undefined,
  promotionsReceived: new Set(),
  coins: 0,
  inviteBonus: 0,
  refund: { accrued: 0, received: 0 },
  refunds: [],
  qr: undefined,
});

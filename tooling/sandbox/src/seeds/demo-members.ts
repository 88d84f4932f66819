import type { Currency, MarketId } from '../markets/market';
import { KIP_PER_BAHT } from '../money/currencies';
import { busyHistory, shortHistory } from './history';
import type { BonusOrigin, PastEvent } from './history';
import { activeRewards, manyRewards, noRewards } from './demo-rewards';
import type { Rewards } from './demo-rewards';

/** The password of every demo member. Invented data only: it protects nothing. */
export const DEMO_PASSWORD = 'demo1234';

export interface DemoMember {
  readonly id: string;
  readonly market: MarketId;
  readonly username: string;
  readonly name: string;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly invitedBy: string | null;
  /** Shown at start; null for members who only fill the lists of others. */
  readonly about: string | null;
  /** Activated in addition to the starter games. */
  readonly games: readonly string[];
  readonly history: readonly PastEvent[];
  readonly rewards: Rewards;
  /** Factor on the amounts of the history, which are in satang. */
  readonly rate: bigint;
}

const THAI = '6a1f00000000000000000001';
const LAO = '6a1f00000000000000000101';

export const demoMembers: readonly DemoMember[] = [
  {
    id: THAI,
    market: 'th',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    currency: 'THB',
    bankCode: 'KBANK',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '0123456789',
    invitedBy: null,
    about: 'funded, two weeks of history',
    games: ['JOKER', 'SLOTXO'],
    history: busyHistory,
    rewards: manyRewards,
    rate: 1n,
  },
  {
    id: '6a1f00000000000000000002',
    market: 'th',
    username: '0898765432',
    name: 'มาลี สุขใจ',
    currency: 'THB',
    bankCode: 'KTB',
    bankAccountName: 'MALEE SUKJAI',
    bankAccountNo: '9876543210',
    invitedBy: THAI,
    about: 'new and empty',
    games: [],
    history: [],
    rewards: noRewards,
    rate: 1n,
  },
  {
    id: '6a1f00000000000000000003',
    market: 'th',
    username: '0865550123',
    name: 'อนันต์ พูลผล',
    currency: 'THB',
    bankCode: 'SCB',
    bankAccountName: 'ANAN POONPHON',
    bankAccountNo: '5550123000',
    invitedBy: THAI,
    about: null,
    games: [],
    history: shortHistory,
    rewards: activeRewards,
    rate: 1n,
  },
  {
    id: LAO,
    market: 'la',
    username: '02055512345',
    name: 'ສົມໄຊ ແກ້ວມະນີ',
    currency: 'LAK',
    bankCode: 'BCEL',
    bankAccountName: 'SOMXAI KEOMANY',
    bankAccountNo: '010120001234567',
    invitedBy: null,
    about: 'kip, funded, two weeks of history',
    games: ['JOKER', 'SLOTXO'],
    history: busyHistory,
    rewards: manyRewards,
    rate: KIP_PER_BAHT,
  },
  {
    id: '6a1f00000000000000000102',
    market: 'la',
    username: '02099887766',
    name: 'ວັນນາ ພົມມະຈັນ',
    currency: 'THB',
    bankCode: 'LDB',
    bankAccountName: 'VANNA PHOMMACHAN',
    bankAccountNo: '0301100009876',
    invitedBy: LAO,
    about: 'baht, a short history, a bonus under way',
    games: [],
    history: shortHistory,
    rewards: activeRewards,
    rate: 1n,
  },
];

/** The statement's description of a bonus, in the market's language. */
export const originTexts: Readonly<Record<MarketId, Readonly<Record<BonusOrigin, string>>>> = {
  th: {
    bonus: 'โบนัสต้อนรับ',
    promotion: 'โปรโมชั่นประจำสัปดาห์',
    invite: 'โบนัสชวนเพื่อน',
    refund: 'คืนยอดเสีย',
    luckydraw: 'รางวัลวงล้อ',
  },
  la: {
    bonus: 'ໂບນັດຕ້ອນຮັບ',
    promotion: 'ໂປຣໂມຊັນປະຈຳອາທິດ',
    invite: 'ໂບນັດຊວນໝູ່',
    refund: 'ຄືນຍອດເສຍ',
    luckydraw: 'ລາງວັນວົງລໍ້',
  },
};

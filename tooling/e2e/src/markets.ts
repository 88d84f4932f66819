import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { lao } from './words/lao';
import { thai } from './words/thai';
import type { Words } from './words/words';

/** A build with its texts and a demo member. */
export interface Market {
  name: string;
  words: Words;
  url: () => string;
  demo: { phone: string; password: string; name: RegExp };
  /** An unregistered phone number. `n` (up to 999) must be unique within the test file. */
  freshPhone: (n: number) => string;
  symbol: string;
  bank: { search: string; option: RegExp };
  holder: { first: string; last: string };
}

/** Six digits, unique within a run: the index of the test file, then `n`. All flows of a worker share a sandbox. */
function phoneSuffix(n: number): string {
  const { testPath } = expect.getState();
  if (!testPath) throw new Error('freshPhone has to be called in a test');
  const tests = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(flow|visual)\.ts$/.test(file),
  );
  const file = tests.sort().indexOf(relative(__dirname, testPath));
  return `${String(file).padStart(3, '0')}${String(n).padStart(3, '0')}`;
}

/** A factor that scales amounts in baht to similar amounts in the market's currency. */
export const AMOUNT_SCALE = { th: 1, la: 1000 } as const;

export const MARKETS: readonly Market[] = [
  {
    name: 'Thai',
    words: thai,
    url: () => stack.thai,
    demo: { phone: '0812345678', password: 'demo1234', name: /สมชาย/ },
    freshPhone: (n) => `0861${phoneSuffix(n)}`,
    symbol: '฿',
    bank: { search: 'กรุงไทย', option: /กรุงไทย/ },
    holder: { first: 'somchai', last: 'jaidee' },
  },
  {
    name: 'Laos',
    words: lao,
    url: () => stack.laos,
    demo: { phone: '02055512345', password: 'demo1234', name: /ສົມໄຊ/ },
    freshPhone: (n) => `02077${phoneSuffix(n)}`,
    symbol: '₭',
    bank: { search: 'BCEL', option: /BCEL|ການຄ້າຕ່າງປະເທດ/ },
    holder: { first: 'somxay', last: 'keomany' },
  },
];

/**
 * Selects the builds of a flow. Where the markets differ only in texts and data, `npm test` runs it on one build and
 * the exhaustive run on both. The main paths of money and registration always run on both.
 */
export const runsOn = (name: 'Thai' | 'Laos', market: Market): boolean =>
  IS_EXHAUSTIVE || market.name === name;
const on = (name: 'Thai' | 'Laos'): readonly Market[] => MARKETS.filter((market) => runsOn(name, market));
export const ON_THAI = on('Thai');
export const ON_LAOS = on('Laos');

import type { Market } from '#/market/market';

/** Every field of a market. For each, a test shows what it changes for a member. */
export const MARKET_FIELDS = [
  'defaultLocale',
  'locales',
  'currencies.*.code',
  'currencies.*.wire',
  'currencies.*.symbol',
  'currencies.*.name.th',
  'currencies.*.name.la',
  'currencies.*.name.en',
  'currencies.*.digits',
  'currencies.*.presets.transfer',
  'currencies.*.presets.withdraw',
  'currencies.*.deposit.qr.KBANK.usualMinimum',
  'currencies.*.deposit.qr.KBANK.presets',
  'currencies.*.deposit.qr.WW.usualMinimum',
  'currencies.*.deposit.qr.WW.presets',
  'currencies.*.deposit.qr.PAYTIMZ.usualMinimum',
  'currencies.*.deposit.qr.PAYTIMZ.presets',
  'currencies.*.deposit.usualWalletMinimum',
  'phone.countryCode',
  'phone.shapes.*.start',
  'phone.shapes.*.digits',
  'phone.shapes.*.groups',
  'phone.storedAs',
  'phone.leadingZeroOptional',
  'phone.example',
  'phone.problem',
  'otpLength',
  'banks.*.code',
  'banks.*.aliases',
  'banks.*.name.th',
  'banks.*.name.la',
  'banks.*.name.en',
  'banks.*.shortName',
  'banks.*.color',
  'banks.*.monogram',
  'banks.*.accountDigits.from',
  'banks.*.accountDigits.to',
  'recommendedBanks',
  'latinNameBanks',
  'features.slipUpload',
  'features.spinWheel',
  'features.invite',
  'features.refund',
  'features.chat',
  'responsibleGaming.minimumAge',
  'responsibleGaming.reminderMinutes',
  'responsibleGaming.depositLimit',
] as const;

export type MarketField = (typeof MARKET_FIELDS)[number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The paths of the leaf fields of a value, such as `currencies.*.symbol`. A list of plain values is one leaf. */
function leavesOf(value: unknown, path: readonly string[]): readonly string[] {
  if (Array.isArray(value) && value.some(isRecord)) {
    return value.flatMap((each: unknown) => leavesOf(each, [...path, '*']));
  }
  if (!isRecord(value) || Array.isArray(value)) return [path.join('.')];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

export const fieldsOf = (market: Market): readonly string[] => [...new Set(leavesOf(market, []))];

/** The market with one field replaced; in a list, that of the item at `index`. Throws if there is no such field. */
export function withField(market: Market, field: MarketField, value: unknown, index = 0): Market {
  const changed = structuredClone(market);
  const path = field.split('.').map((key) => (key === '*' ? String(index) : key));
  const last = path.pop() ?? '';
  const holder = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), changed);
  if (!isRecord(holder) || !(last in holder)) throw new Error(`The market has no field ${field}.`);
  Object.assign(holder, { [last]: value });
  return changed;
}

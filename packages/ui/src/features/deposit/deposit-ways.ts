import type { DepositBank, DepositLookup, DepositWallet } from '@member-wallet/api-sdk';
import { findBank } from '#/market/bank';
import type { DepositRules, Market, QrProvider } from '#/market/market';
import { fromWire, type Minor } from '#/money/minor';
import type { DepositSettings } from './deposit-settings';

/** An account to transfer to. */
export interface AccountWay {
  readonly kind: 'account';
  readonly key: string;
  readonly bankCode: string;
  /** The server's name of the bank, for one that this build does not know. */
  readonly bankName: string | null;
  readonly holder: string | null;
  readonly number: string;
}

export interface QrWay {
  readonly kind: 'qr';
  readonly key: string;
  readonly provider: QrProvider['code'];
  readonly presets: readonly Minor[];
  readonly minimum: Minor;
}

export interface WalletWay {
  readonly kind: 'wallet';
  readonly key: string;
  readonly holder: string | null;
  readonly number: string | null;
  readonly minimum: Minor;
}

export interface GiftWay {
  readonly kind: 'gift';
  readonly key: string;
}

export type DepositWay = AccountWay | QrWay | WalletWay | GiftWay;

/** 'PAYMENT WW' may stand in one field or be spread over two. */
const wordsOf = ({ bankCode, bankType }: DepositBank): readonly string[] =>
  [bankCode, bankType]
    .join(' ')
    .toUpperCase()
    .split(/[\s_-]/);

function nameOf({ bank }: DepositBank): string | null {
  if (typeof bank === 'string') return bank;
  return bank?.nameTH ?? bank?.nameEN ?? null;
}

function minimumOf(provider: QrProvider, settings: DepositSettings): number {
  return (provider.minimumSetting && settings[provider.minimumSetting]) ?? provider.minimum;
}

/** The first preset of an overridable minimum is that minimum itself; none lies below it. */
function presetsOf(provider: QrProvider, minimum: number): readonly Minor[] {
  const [, ...others] = provider.presets;
  const presets = provider.minimumSetting === 'paytimzMinimum' ? [minimum, ...others] : [...provider.presets];
  return [...new Set(presets.filter((preset) => preset >= minimum))].map(fromWire);
}

function bankWay(bank: DepositBank, market: Market, settings: DepositSettings): DepositWay | null {
  const words = wordsOf(bank);
  const isPayment = words.includes('PAYMENT');
  const provider = market.deposit.qrProviders.find(({ code }) => words.includes(code));
  if (provider && (isPayment || bank.mode === 'QR')) {
    const minimum = minimumOf(provider, settings);
    return {
      kind: 'qr',
      key: `qr ${provider.code}`,
      provider: provider.code,
      presets: presetsOf(provider, minimum),
      minimum: fromWire(minimum),
    };
  }
  // A payment company that this build does not know, or an account without a number: nothing to offer.
  const number = bank.bankAccountNo?.trim() ?? '';
  if (isPayment || number === '') return null;
  return {
    kind: 'account',
    key: `account ${bank.bankCode} ${number}`,
    bankCode: findBank(market, bank.bankCode)?.code ?? bank.bankCode,
    bankName: nameOf(bank),
    holder: bank.bankAccountName ?? null,
    number,
  };
}

function walletWay(
  wallet: DepositWallet,
  rules: NonNullable<DepositRules['mobileWallet']>,
): WalletWay | GiftWay | null {
  if (wallet.mode !== 'AUTO') return rules.giftLink ? { kind: 'gift', key: 'gift' } : null;
  const number = wallet.walletAccountNo?.trim() || null;
  const holder = wallet.walletAccountName ?? null;
  return {
    kind: 'wallet',
    key: `wallet ${number ?? holder}`,
    holder,
    number,
    minimum: fromWire(rules.automaticMinimum),
  };
}

/** Everything that the server offers and this market can show, each once, in the server's order. */
export function depositWays(
  lookup: Pick<DepositLookup, 'banks' | 'wallets'>,
  market: Market,
  settings: DepositSettings,
): readonly DepositWay[] {
  const { mobileWallet } = market.deposit;
  const ways = [
    ...lookup.banks.map((bank) => bankWay(bank, market, settings)),
    ...(mobileWallet ? lookup.wallets.map((wallet) => walletWay(wallet, mobileWallet)) : []),
  ];
  const byKey = new Map(ways.filter((way) => way !== null).map((way) => [way.key, way]));
  return [...byKey.values()];
}

import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';
import type { DepositRules } from '#/market/market';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { depositWays } from './deposit-ways';

const ways = (banks: readonly DepositBank[], change = {}) =>
  depositWays({ banks, wallets: [] }, depositMarket, { ...settings, ...change });

const { mobileWallet } = depositMarket.deposit;
const walletWays = (
  wallets: readonly DepositWallet[],
  rules: DepositRules['mobileWallet'] = mobileWallet,
) => {
  const market = { ...depositMarket, deposit: { ...depositMarket.deposit, mobileWallet: rules } };
  return depositWays({ banks: [], wallets }, market, settings);
};

describe('QR codes', () => {
  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'WW' }, 'WW'],
    [{ bankCode: 'PAYMENT WW' }, 'WW'],
    [{ bankCode: 'payment_paytimz', mode: 'AUTO' }, 'PAYTIMZ'],
    [{ bankCode: 'PAYMENT', bankType: 'by - ww' }, 'WW'],
    [{ bankCode: 'KBANK', mode: 'QR' }, 'KBANK'],
    [{ bankCode: 'KBANK', mode: 'QR', bankAccountNo: '0001112223' }, 'KBANK'],
  ])('%j is a QR code of %s', (bank, provider) => {
    expect(ways([bank])).toMatchObject([{ kind: 'qr', provider }]);
  });

  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'SOMETHING' }],
    [{ bankCode: 'PAYMENT', bankType: 'SOMETHING', bankAccountNo: '0001112223' }],
    [{ bankCode: 'PAYMENTWW', bankType: 'BANK' }],
  ])('%j names no payment company that this build knows, and offers nothing', (bank) => {
    expect(ways([bank])).toEqual([]);
  });

  it('takes minimum and presets from the market where the build sets none', () => {
    expect(ways([{ bankCode: 'PAYMENT WW' }, { bankCode: 'PAYMENT PAYTIMZ' }])).toEqual([
      {
        kind: 'qr',
        key: 'qr WW',
        provider: 'WW',
        presets: [10_000, 20_000, 30_000, 50_000, 100_000],
        minimum: 10_000,
      },
      {
        kind: 'qr',
        key: 'qr PAYTIMZ',
        provider: 'PAYTIMZ',
        presets: [1000, 5000, 10_000, 50_000, 100_000],
        minimum: 1000,
      },
    ]);
  });

  it('takes minimums from the settings, and PAYTIMZ its first preset with it', () => {
    const [paytimz] = ways([{ bankCode: 'PAYMENT', bankType: 'PAYTIMZ' }], { paytimzMinimum: 25 });
    expect(paytimz).toMatchObject({ minimum: 2500, presets: [2500, 5000, 10_000, 50_000, 100_000] });
    const [kbank] = ways([{ bankCode: 'KBANK', mode: 'QR' }], { qrMinimum: 50 });
    expect(kbank).toMatchObject({ minimum: 5000, presets: [5000, 10_000, 50_000, 100_000] });
    const [ww] = ways([{ bankCode: 'PAYMENT', bankType: 'WW' }], { qrMinimum: 5, paytimzMinimum: 5 });
    expect(ww).toMatchObject({ minimum: 10_000, presets: [10_000, 20_000, 30_000, 50_000, 100_000] });
  });

  it('offers each preset once, and none below the minimum', () => {
    const [paytimz] = ways([{ bankCode: 'PAYMENT', bankType: 'PAYTIMZ' }], { paytimzMinimum: 100 });
    expect(paytimz).toMatchObject({ minimum: 10_000, presets: [10_000, 50_000, 100_000] });
    const [kbank] = ways([{ bankCode: 'KBANK', mode: 'QR' }], { qrMinimum: 30 });
    expect(kbank).toMatchObject({ minimum: 3000, presets: [5000, 10_000, 50_000, 100_000] });
  });
});

describe('accounts to transfer to', () => {
  it.each([
    [{ bankCode: 'KBANK', mode: 'AUTO', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'kbank', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'NEW', bankAccountNo: ' 123456 ', bank: 'New Bank' }, 'NEW'],
  ])('%j is an account at %s', (bank, bankCode) => {
    expect(ways([bank])).toMatchObject([{ kind: 'account', bankCode }]);
  });

  it('shows holder and number as the server has them', () => {
    expect(ways([{ bankCode: 'SCB', bankAccountNo: ' 000-1 ', bankAccountName: 'Wallet Co.' }])).toEqual([
      {
        kind: 'account',
        key: 'account SCB 000-1',
        bankCode: 'SCB',
        bankName: null,
        holder: 'Wallet Co.',
        number: '000-1',
      },
    ]);
    expect(ways([{ bankCode: 'SCB', bankAccountNo: '1' }])).toMatchObject([{ holder: null }]);
  });

  it.each([
    ['New Bank', 'New Bank'],
    [{ nameTH: 'ธนาคารใหม่', nameEN: 'New Bank' }, 'ธนาคารใหม่'],
    [{ nameEN: 'New Bank' }, 'New Bank'],
    [{}, null],
    [null, null],
  ])('the server’s name of a bank, %j, is %p', (bank, bankName) => {
    expect(ways([{ bankCode: 'NEW', bankAccountNo: '1', bank }])).toMatchObject([{ bankName }]);
  });

  it.each([[{ bankCode: 'SCB' }], [{ bankCode: 'SCB', bankAccountNo: ' ' }]])(
    '%j has no number, and offers nothing',
    (bank) => {
      expect(ways([bank])).toEqual([]);
    },
  );

  it('shows each once, in the server’s order', () => {
    const scb = { bankCode: 'SCB', bankAccountNo: '1' };
    const shown = ways([
      scb,
      { bankCode: 'PAYMENT', bankType: 'WW' },
      { bankCode: 'SCB', bankAccountNo: '2' },
      scb,
      { bankCode: 'KTB', bankAccountNo: '1' },
      { bankCode: 'PAYMENT WW' },
    ]);
    expect(shown.map(({ key }) => key)).toEqual(['account SCB 1', 'qr WW', 'account SCB 2', 'account KTB 1']);
  });
});

describe('mobile wallets', () => {
  const automatic = { mode: 'AUTO', walletAccountName: 'A', walletAccountNo: ' 0800000000 ' };
  const byLink = { mode: 'LINK', walletAccountName: 'A' };

  it('knows a wallet that credits by itself from one that takes gift links', () => {
    expect(walletWays([automatic, byLink])).toEqual([
      { kind: 'wallet', key: 'wallet 0800000000', holder: 'A', number: '0800000000', minimum: 200 },
      { kind: 'gift', key: 'gift' },
    ]);
  });

  it('shows a wallet without number or name all the same', () => {
    expect(walletWays([{ mode: 'AUTO', walletAccountNo: ' ' }])).toMatchObject([
      { kind: 'wallet', holder: null, number: null },
    ]);
    expect(walletWays([{ mode: 'AUTO' }])).toMatchObject([{ kind: 'wallet', holder: null, number: null }]);
  });

  it('takes wallets of different numbers, or else of different names, for different ones', () => {
    const named = (walletAccountName: string) => ({ mode: 'AUTO', walletAccountName });
    const second = { ...automatic, walletAccountNo: '0811111111' };
    expect(walletWays([automatic, second, automatic])).toHaveLength(2);
    expect(walletWays([named('A'), named('B'), named('A')])).toHaveLength(2);
  });

  it('offers gift links once, and only where the market takes them', () => {
    expect(walletWays([byLink, { mode: null }])).toEqual([{ kind: 'gift', key: 'gift' }]);
    expect(walletWays([automatic, byLink], { automaticMinimum: 2, giftLink: false })).toMatchObject([
      { kind: 'wallet' },
    ]);
  });

  it('offers none where the market has no mobile wallet', () => {
    expect(walletWays([automatic, byLink], null)).toEqual([]);
  });
});

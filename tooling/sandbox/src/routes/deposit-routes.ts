import { endpoints } from '@member-wallet/api-sdk';
import { createHash } from 'node:crypto';
import { count } from '../access/limits';
import { redeemGiftLink } from '../giftlink/gift-links';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { Route } from '../http/route';
import type { Market, QrProvider } from '../markets/market';
import { ONE_UNIT, toMajor } from '../money/minor-units';
import { cancelQrCode, createQrCode, readQrCode } from '../qr/qr-codes';
import { qrProviderOf } from '../qr/qr-rules';
import { storeSlip, listSlips, slipAddress } from '../slip/slips';
import { creditDeposit } from '../wallet/deposit';
import { amountOf } from '../wallet/transfer';
import { writeOnce } from './write-once';

const DONE = { message: 'OK' };

/** The largest amount of addToWallet, in minor units. */
const LARGEST_DEPOSIT = 1_000_000_00n;

function expectProvider(market: Market, name: string): QrProvider {
  const provider = qrProviderOf(market, name);
  if (!provider) throw new Refusal('QR_FAIL', 404);
  return provider;
}

export const depositRoutes: readonly Route[] = [
  memberRoute(endpoints.getQrCode, async ({ provider }, { services, market, member }) =>
    readQrCode(services.db, member, expectProvider(market, provider), services.clock.now()),
  ),
  memberRoute(endpoints.createQrCode, async (input, context) => {
    const provider = expectProvider(context.market, input.provider);
    const amount = amountOf(input.amount);
    const made = await writeOnce('createQrCode', input, context, (tx, now) =>
      createQrCode(tx, context.member, provider, amount, now),
    );
    return { hasQrcode: false, ...made };
  }),
  memberRoute(endpoints.deleteQrCode, async ({ qrcodeId }, { services, member }) => {
    await cancelQrCode(services.db, member, qrcodeId, services.clock.now());
    return DONE;
  }),
  memberRoute(endpoints.uploadSlip, async ({ file }, context) => {
    const { banks, slipStorage } = await context.services.switches.read(context.market.id);
    if (!banks) throw new Refusal('NO_BANK');
    if (!slipStorage) throw new Refusal('SLIP_UPLOAD_FAIL');
    await count(context, 'slipsOfMember', context.member.id);
    const picture = Buffer.from(await file.arrayBuffer());
    const input = { sha256: createHash('sha256').update(picture).digest('hex') };
    const kept = await writeOnce('uploadSlip', input, context, async (tx, now) => ({
      ...DONE,
      reference: await storeSlip(tx, context.member, picture, now),
    }));
    await context.services.scheduler.sweep();
    return { ...kept };
  }),
  memberRoute(endpoints.listSlips, async ({ page, limit }, { services, member }) =>
    listSlips(services.db, member.id, page, limit),
  ),
  memberRoute(endpoints.getSlipImage, async ({ reference }, { services, member }) => ({
    url: await slipAddress(services.db, member.id, reference),
  })),
  memberRoute(endpoints.sendTrueLink, async (input, context) => {
    const { giftLinkPassphrase } = context.services;
    return {
      ...(await writeOnce('sendTrueLink', input, context, async (tx, now) => ({
        ...DONE,
        amount: toMajor(await redeemGiftLink(tx, context.member, input.link, giftLinkPassphrase, now)),
      }))),
    };
  }),
  memberRoute(endpoints.addToWallet, async (input, context) => {
    const amount = amountOf(input.amount);
    if (amount < ONE_UNIT) throw new Refusal('TRANSFER_MINIMUM');
    if (amount > LARGEST_DEPOSIT) throw new Refusal('TRANSFER_FAIL');
    return {
      ...(await writeOnce('addToWallet', input, context, async (tx, now) => {
        await creditDeposit(tx, context.member, amount, now);
        return DONE;
      })),
    };
  }),
];

import type { FastifyInstance } from 'fastify';
import { mintGiftLink } from '../../giftlink/gift-links';
import { parse } from '../../http/parse';
import { marketOf } from '../../markets/markets';
import { openQrCodes, payQrCode } from '../../qr/qr-codes';
import type { Services } from '../../services';
import { makeSlip } from '../../slip/make-slip';
import { decideWithdrawal } from '../../wallet/withdrawal';
import { giftLinkInput, positiveAmount, qrPaymentInput, slipInput, withdrawalInput } from '../console-input';
import { sendPage } from '../page-shell';
import { memberByPhone } from '../members/member-by-phone';
import { paymentsPage } from './payment-tables';
import { readWithdrawals } from './read-withdrawals';

/**
 * Simulates banks, payment companies and the mobile wallet: pays QR codes, creates gift links and slips, and decides
 * withdrawals.
 */
export function mountPayments(console: FastifyInstance, services: Services): void {
  console.get('/payments', async (_, reply) => {
    const codes = await openQrCodes(services.db, services.clock.now());
    const page = paymentsPage(codes, await readWithdrawals(services.db));
    return sendPage(reply, '/console/payments', page, { isLive: true });
  });

  console.get('/qr-codes', async () => (await openQrCodes(services.db, services.clock.now())).rows);

  console.post('/qr-payments', async (request) => {
    await payQrCode(services.db, parse(qrPaymentInput, request.body).id, services.clock.now());
    return { message: 'OK' };
  });

  console.post('/withdrawals', async (request) => {
    const { id, decision } = parse(withdrawalInput, request.body);
    await decideWithdrawal(services.db, BigInt(id), decision, services.clock.now());
    return { message: 'OK' };
  });

  console.post('/gift-links', async (request) => {
    const { market, amount, spent = false } = parse(giftLinkInput, request.body);
    const now = services.clock.now();
    return { link: await mintGiftLink(services.db, market, positiveAmount(amount), spent, now) };
  });

  console.post('/slips', async (request) => {
    const { market, phone, amount, kind = 'good' } = parse(slipInput, request.body);
    const member = await memberByPhone(services, market, phone);
    const slip = await makeSlip(
      services.db,
      marketOf(market),
      member,
      positiveAmount(amount),
      kind,
      services.clock.now(),
    );
    return {
      reference: slip.reference,
      picture: `data:image/png;base64,${slip.picture.toString('base64')}`,
    };
  });
}

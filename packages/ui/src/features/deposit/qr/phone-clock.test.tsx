import { createQrCode, getQrCode } from '@member-wallet/api-sdk';
import { raw } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openDeposit } from '#/testing/open-deposit';

const realNow = Date.now.bind(Date);
const MINUTE = 60_000;
/** The error of the phone's clock, in milliseconds. */
let off = 0;
beforeEach(() => {
  off = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + off);
});
afterEach(() => jest.restoreAllMocks());

type Form = (deadline: number) => string | number;
const FORMS: Readonly<Record<string, Form>> = {
  'a moment': (deadline) => new Date(deadline).toISOString(),
  'seconds of the epoch': (deadline) => Math.round(deadline / 1000),
  milliseconds: (deadline) => deadline,
};

/** A response with the open code, sent by a server with the correct time. */
const code = (expireIn: string | number, date: string | undefined = new Date(realNow()).toUTCString()) =>
  raw({
    text: JSON.stringify({ hasQrcode: true, qrcodeId: 'qr-1', qrcode: '<svg></svg>', amount: 500, expireIn }),
    date,
  });
const GONE = { hasQrcode: false };
const EXPIRED = 'QR Code หมดอายุแล้ว โปรดสร้างใหม่';
const timer = () => screen.findByRole('timer');

const CLOCKS = [
  ['ten minutes ahead', 10 * MINUTE],
  ['ten minutes behind', -10 * MINUTE],
  ['in a Buddhist calendar', 543 * 365.25 * 24 * 60 * MINUTE],
] as const;

// Must be first in this file: no response with a Date header has arrived yet.
describe('while the server’s time is unknown', () => {
  it('keeps counting down after the phone’s clock was set forward', async () => {
    const { choose, server, session } = await openDeposit({ getQrCode: code(120, '') });
    await choose(/KBANK/);
    await timer();
    const asked = server.calls(getQrCode).length;
    off = 10 * MINUTE;
    await waitFor(() => expect(server.calls(getQrCode).length).toBeGreaterThan(asked));
    await waitFor(async () => expect(await timer()).toHaveTextContent(/^0(1:5\d|2:00)$/));
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
    // The home page removes a stored code whose deadline has passed.
    expect(session.stored.get('open-qr')?.deadline).toBeGreaterThan(Date.now());
  });

  it.each(CLOCKS)('keeps a new code if the phone’s clock is %s', async (_, by) => {
    off = by;
    const { choose, user, server } = await openDeposit({ getQrCode: GONE });
    await choose(/KBANK/);
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500');
    server.answer(createQrCode, code(new Date(realNow() + 2 * MINUTE).toISOString(), ''));
    await user.click(screen.getByRole('button', { name: /^สร้าง QR Code/ }));
    expect(await timer()).not.toHaveTextContent('00:00');
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
    expect(server.calls(createQrCode)).toHaveLength(1);
  });
});

it.each(
  CLOCKS.flatMap(([name, by]) =>
    Object.entries(FORMS).map(([form, write]) => [name, form, by, write] as const),
  ),
)('shows the correct time left if the phone’s clock is %s: %s', async (_, _form, by, write) => {
  off = by;
  const { choose } = await openDeposit({ getQrCode: code(write(realNow() + 2 * MINUTE)) });
  await choose(/KBANK/);
  // The Date header has no fractions of a second.
  expect(await timer()).toHaveTextContent(/^0(1:5\d|2:0[01])$/);
});

it('does not extend the countdown when the phone’s clock is set back', async () => {
  const { choose, server } = await openDeposit({ getQrCode: code(8) });
  await choose(/KBANK/);
  expect(await timer()).toHaveTextContent(/^00:0[78]$/);
  // No response corrects the clock meanwhile.
  const release = server.hold(getQrCode);
  off = -10 * MINUTE;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await timer()).toHaveTextContent(/^00:0\d$/);
  release();
});

describe('a clock that is set forward while a code counts down', () => {
  it('does not end a code that the server still returns', async () => {
    const expireIn = new Date(realNow() + 2 * MINUTE).toISOString();
    const { choose, server } = await openDeposit({ getQrCode: code(expireIn) });
    await choose(/KBANK/);
    await timer();
    const asked = server.calls(getQrCode).length;
    server.answer(getQrCode, () => code(expireIn));
    off = 10 * MINUTE;
    await waitFor(() => expect(server.calls(getQrCode).length).toBeGreaterThan(asked));
    await waitFor(async () => expect(await timer()).toHaveTextContent(/^0(1:5\d|2:0[01])$/));
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  });

  it('hides the code while the server is asked, so that an expired one is not paid', async () => {
    const { choose, server } = await openDeposit({ getQrCode: code(120) });
    await choose(/KBANK/);
    const picture = { name: /^QR Code สำหรับชำระ/ };
    await screen.findByRole('img', picture);
    const release = server.hold(getQrCode);
    off = 10 * MINUTE;
    expect(await screen.findByText('กำลังตรวจสอบว่า QR Code ยังใช้ได้หรือไม่')).toBeInTheDocument();
    expect(screen.queryByRole('img', picture)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /รูป QR|แชร์ QR/ })).not.toBeInTheDocument();

    server.answer(getQrCode, code(120));
    release();
    await screen.findByRole('img', picture);
    expect(screen.getByRole('button', { name: /รูป QR|แชร์ QR/ })).toBeInTheDocument();
  });

  it.each([
    ['has none', GONE],
    ['cannot say', raw({ status: 500 })],
  ])('ends the code if the server %s', async (_, answer) => {
    const { choose, server } = await openDeposit({ getQrCode: code(120) });
    await choose(/KBANK/);
    await timer();
    server.answer(getQrCode, answer);
    off = 10 * MINUTE;
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

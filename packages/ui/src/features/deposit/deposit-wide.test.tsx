import { createQrCode, uploadSlip } from '@member-wallet/api-sdk';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDeposit } from '#/testing/open-deposit';
import { holdPictures, slipPicture as file } from '#/testing/pictures';
import { onScreenOf } from '#/testing/screen-width';

beforeAll(holdPictures);
beforeEach(() => onScreenOf(1280));

const methods = () => screen.getByRole('group', { name: 'เลือกช่องทางฝากเงิน' });
const amount = () => screen.getByLabelText<HTMLInputElement>('จำนวนเงินที่ฝาก');

test('the list stays beside the method and marks it, and Back returns to the list alone', async () => {
  const { choose, user } = await openDeposit();
  await choose(/SCB/);
  expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
  const scb = within(methods()).getByRole('button', { name: /SCB/ });
  expect(scb).toHaveAttribute('aria-current', 'true');
  await user.click(within(methods()).getByRole('button', { name: /KBANK.*ขั้นต่ำ/ }));
  expect(await screen.findByRole('button', { name: /^สร้าง QR Code/ })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  window.history.back();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^สร้าง QR Code/ })).not.toBeInTheDocument(),
  );
  const list = await screen.findByRole('group', { name: 'เลือกช่องทางฝากเงิน' });
  expect(within(list).queryByRole('button', { current: true })).not.toBeInTheDocument();
});

test('the form is empty after choosing another method of the same kind', async () => {
  const { choose, user } = await openDeposit();
  await choose(/KBANK.*ขั้นต่ำ/);
  await user.type(amount(), '50');
  await user.click(within(methods()).getByRole('button', { name: /สแกนจ่าย 1/ }));
  await waitFor(() => expect(amount()).toHaveValue(''));
});

test('the list is disabled while a call is in flight', async () => {
  let answer = (_: unknown) => {};
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  const { choose, user, server } = await openDeposit({ createQrCode: () => held as never });
  await choose(/KBANK.*ขั้นต่ำ/);
  await user.type(amount(), '50');
  await user.click(screen.getByRole('button', { name: /^สร้าง QR Code/ }));
  await waitFor(() => expect(server.calls(createQrCode)).toHaveLength(1));
  for (const button of within(methods()).getAllByRole('button')) expect(button).toBeDisabled();
  await act(async () => answer({ hasQrcode: false, message: 'no' }));
  await waitFor(() => expect(within(methods()).getByRole('button', { name: /SCB/ })).toBeEnabled());
});

describe('a slip', () => {
  const dropped = async (type: 'dragOver' | 'drop', files: readonly File[]) => {
    const event = createEvent[type](document.body, { dataTransfer: { types: ['Files'], files } });
    await act(async () => void fireEvent(document.body, event));
    return event;
  };

  test('can be dropped anywhere, and stays beside its result', async () => {
    const { choose, user, server } = await openDeposit({ uploadSlip: { message: 'OK' } });
    await choose(/แนบสลิป/);
    await screen.findByRole('button', { name: 'ส่งสลิป' });
    await dropped('dragOver', []);
    expect(screen.getByText('วางสลิปที่นี่')).toBeInTheDocument();
    expect((await dropped('drop', [file()])).defaultPrevented).toBe(true);
    expect(screen.queryByText('วางสลิปที่นี่')).not.toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ส่งสลิป' }));
    expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
  });

  test('that is dropped while slips are closed does not make the browser leave the page', async () => {
    const { choose } = await openDeposit(
      {},
      { VITE_SLIP_CLOSED_FROM: '00:00', VITE_SLIP_CLOSED_TO: '23:59' },
    );
    await choose(/แนบสลิป/);
    await screen.findByRole('button', { name: 'ส่งสลิป' });
    expect((await dropped('drop', [file()])).defaultPrevented).toBe(true);
    expect(screen.queryByRole('img', { name: 'สลิปที่เลือก' })).not.toBeInTheDocument();
  });
});

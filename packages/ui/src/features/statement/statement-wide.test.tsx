import { getSlipImage, listStatement } from '@member-wallet/api-sdk';
import { type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { renderApp } from '#/testing/render-app';
import { onScreenOf } from '#/testing/screen-width';

const ENTRIES = [
  anEntry(),
  anEntry({ statementType: 'withdraw', from: 'WALLET', to: null, amount: 1500, status: 'PENDING' }),
  anEntry({
    statementType: 'transfer',
    from: 'WALLET',
    to: 'PG',
    amount: 300,
    createdAt: '2026-11-19T06:42:08.000Z',
  }),
];
const SLIP = {
  createdAt: '2026-11-20T06:42:08.000Z',
  amount: 0,
  status: 'FAILED',
  note: 'EXPIRED_SLIP',
  link: null,
  reference: 'SL-1',
};
const DETAILS = /ดูรายละเอียด$/;

async function open(width: number, answers: Answers = { listStatement: { total: 3, statements: ENTRIES } }) {
  onScreenOf(width);
  const app = await renderApp({
    path: '/user/statement',
    token: 't',
    answers: { listSlips: { slips: [] }, ...answers },
  });
  const table = await screen.findByRole('table', { name: 'ประวัติการเงิน' });
  const openers = () => within(table).getAllByRole('button', { name: DETAILS });
  return { ...app, table, openers };
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the statement is a table with a header for each column and each day', async () => {
  const { table } = await open(1280);
  expect(columns()).toEqual(['วันที่และเวลา', 'รายการ', 'จาก – ไปยัง', 'รายละเอียด', 'สถานะ', 'จำนวนเงิน']);
  const days = within(table).getAllByRole('rowheader');
  expect(days.map(({ textContent }) => textContent)).toEqual(['20/11/2026', '19/11/2026']);
  const [first, second, third] = within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('button'));
  if (!first || !second || !third) throw new Error('There are fewer than three rows.');
  for (const text of ['20/11/2026 13:42:08', 'ไปยัง กระเป๋าเงิน', 'สำเร็จ', '+฿500.00'])
    expect(within(first).getByText(text)).toBeInTheDocument();
  expect(within(second).getByText('จาก กระเป๋าเงิน')).toBeInTheDocument();
  expect(await within(third).findByText('กระเป๋าเงิน → Moon')).toBeInTheDocument();
});

test.each([
  { width: 768, beside: false, count: 5 },
  { width: 1024, beside: true, count: 3 },
  { width: 1280, beside: true, count: 4 },
])('shows the status with or without a column for it: $count columns at $width', async (row) => {
  const { table, openers, user } = await open(row.width);
  const [opener] = openers();
  if (row.beside && opener) await user.click(opener);
  await waitFor(() => expect(columns()).toHaveLength(row.count));
  expect(within(table).getByText('กำลังดำเนินการ')).toBeInTheDocument();
});

test('arrow keys move between rows, Enter opens the panel, and Escape returns to the row', async () => {
  const { openers, user } = await open(1024);
  const [first, second, third] = openers();
  first?.focus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(third).toHaveFocus();
  await user.keyboard('{Home}{End}{ArrowUp}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'ถอนเงิน' });
  expect(within(panel).getByRole('heading')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(second).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('a press anywhere in a row opens it, unless it ends a text selection', async () => {
  const { user, table } = await open(1024);
  const selection = jest.spyOn(window, 'getSelection');
  selection.mockReturnValue({ isCollapsed: false } as Selection);
  await user.click(within(table).getByText('+฿500.00'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  selection.mockRestore();
  await user.click(within(table).getByText('+฿500.00'));
  expect(await screen.findByRole('region', { name: 'ฝากเงิน' })).toBeInTheDocument();
  // Pressing another row replaces the entry.
  await user.click(within(table).getByText('−฿1,500.00'));
  expect(await screen.findByRole('region', { name: 'ถอนเงิน' })).toBeInTheDocument();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the entry is closed by Back, by its button, and by another page of the list', async () => {
  const { openers, user } = await open(1024, { listStatement: { total: 30, statements: ENTRIES } });
  const show = async () => {
    const [opener] = openers();
    if (opener) await user.click(opener);
    return screen.findByRole('region');
  };
  await show();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  await user.click(within(await show()).getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await show();
  await user.click(screen.getByRole('button', { name: 'หน้า 2' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('below 1024 px an entry opens in a dialog', async () => {
  const { openers, user } = await open(768);
  const [opener] = openers();
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  if (opener) await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeInTheDocument();
});

test('slips are a table, and a picture opens without the slip’s details', async () => {
  const { user, server } = await open(768, {
    listStatement: { total: 3, statements: ENTRIES },
    listSlips: { total: 1, slips: [SLIP] },
  });
  server.answer(getSlipImage, refusal('NO_DATA', 404));
  await user.click(screen.getByRole('button', { name: 'สลิปฝากเงิน' }));
  const slips = await screen.findByRole('table', { name: 'สลิปฝากเงิน' });
  for (const text of ['20/11/2026 13:42:08', 'ไม่สำเร็จ', '(สลิปเกิน 1 ชั่วโมงหลังโอน)', '–', 'SL-1'])
    expect(within(slips).getByText(text)).toBeInTheDocument();
  await user.click(within(slips).getByRole('button', { name: 'ดูรูปสลิป' }));
  expect(await screen.findByText('ไม่พบรูปสลิป')).toBeInTheDocument();
  expect(slips).toBeInTheDocument();
  await user.click(within(slips).getByText('SL-1'));
  expect(await screen.findByText(/โปรดส่งสลิปนี้ให้พนักงานตรวจสอบ/)).toBeInTheDocument();
  expect(server.calls(listStatement)).toHaveLength(1);
});

test('from 1024 px a slip opens beside the table, and Escape returns to its row', async () => {
  const paid = { ...SLIP, amount: 300, status: 'SUCCESS', note: null, reference: 'SL-2' };
  const { user } = await open(1024, {
    listStatement: { total: 3, statements: ENTRIES },
    listSlips: { total: 2, slips: [SLIP, paid] },
  });
  await user.click(screen.getByRole('button', { name: 'สลิปฝากเงิน' }));
  const slips = await screen.findByRole('table', { name: 'สลิปฝากเงิน' });
  const [first, second] = within(slips).getAllByRole('button', { name: DETAILS });
  if (!first || !second) throw new Error('There are fewer than two slips.');
  first.focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'สลิปฝากเงิน' });
  expect(within(panel).getByRole('heading', { name: 'สลิปฝากเงิน' })).toHaveFocus();
  expect(within(panel).getByText(/โปรดส่งสลิปนี้ให้พนักงานตรวจสอบ/)).toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'แนบสลิปอื่น' })).toBeInTheDocument();
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(slips).toBeInTheDocument();
  expect(within(slips).getAllByRole('columnheader')).toHaveLength(3);
  await user.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(within(screen.getByRole('region', { name: 'สลิปฝากเงิน' })).getByText('SL-2')).toBeInTheDocument();
  // Browsers turn Escape into this event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('region', { name: 'สลิปฝากเงิน' })).not.toBeInTheDocument();
  expect(second).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'สลิปฝากเงิน' })).toBeInTheDocument();
});

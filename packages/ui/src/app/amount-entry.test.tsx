import { endpoints } from '@member-wallet/api-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { inSheet, type MemberApp, openPage, type WriteRow } from '#/testing/writes/member-app';
import { WRITES } from '#/testing/writes/writes';

const FIELDS = [
  ['transfer', 'จำนวนเงิน', /^โอนเงิน/],
  ['withdrawAll', 'จำนวนเงินที่ต้องการถอน', 'ถัดไป'],
  ['createQrCode', 'จำนวนเงินที่ฝาก', /^สร้าง QR Code/],
] as const;

const REFUSED = [
  ['1e5', 'โปรดกรอกจำนวนเงินเป็นตัวเลข'],
  ['-1', 'โปรดกรอกจำนวนเงินเป็นตัวเลข'],
  ['1.000,50', 'โปรดกรอกจำนวนเงินเป็นตัวเลข'],
  ['1,50', 'โปรดกรอกจำนวนเงินเป็นตัวเลข'],
  ['$200', 'จำนวนนี้เป็นสกุลเงินอื่น โปรดกรอกเฉพาะตัวเลข'],
  ['100.005', 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง'],
] as const;

const ACCEPTED = ['1,000.50', '๑,๐๐๐.๕๐', '໑,໐໐໐.໕໐', '１０００．５０', '฿1,000.50', '1 000.50', ' 1000.50 '];

/** Opens the row's form with its amount typed, at the step that edits it. */
async function open(row: WriteRow): Promise<MemberApp> {
  const app = await openPage(row);
  await row.prepare(app);
  const back = screen.queryByRole('button', { name: 'แก้ไขจำนวนเงิน' });
  if (back) await app.user.click(back);
  return app;
}

async function paste({ user }: MemberApp, label: string, text: string, shown = text): Promise<HTMLElement> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(shown);
  return field;
}

async function dismiss({ user }: MemberApp): Promise<void> {
  const dialog = screen.queryByRole('alertdialog');
  if (!dialog) return;
  await user.click(within(dialog).getAllByRole('button', { name: 'ปิด' }).at(-1) as HTMLElement);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

it.each(FIELDS)('%s refuses an invalid amount, sends nothing and keeps it', async (name, label, button) => {
  const app = await open(WRITES[name]);
  for (const [text, message] of REFUSED) {
    const field = await paste(app, label, text);
    await app.user.click(await inSheet(button));
    if (name === 'createQrCode' && text === '-1') {
      expect(await inSheet(button)).toHaveAttribute('aria-disabled', 'true');
      continue;
    }
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await dismiss(app);
    expect(field).toHaveValue(text);
    await waitFor(() => expect(field).toBeInvalid());
  }
  expect(app.server.calls(endpoints[name])).toHaveLength(0);
});

it.each(FIELDS)(
  '%s accepts Thai, Lao and full-width digits, commas, spaces and the symbol',
  async (name, label, button) => {
    const app = await open(WRITES[name]);
    for (const text of ACCEPTED) {
      await paste(app, label, text, '1,000.50');
      if (name !== 'withdrawAll') {
        expect(await inSheet(button)).toHaveTextContent('฿1,000.50');
        continue;
      }
      await app.user.click(await inSheet(button));
      expect(await screen.findByRole('button', { name: /^ยืนยันถอนเงิน ฿1,000\.50/ })).toBeInTheDocument();
      await app.user.click(screen.getByRole('button', { name: 'แก้ไขจำนวนเงิน' }));
    }
    expect(app.server.calls(endpoints[name])).toHaveLength(0);
  },
);

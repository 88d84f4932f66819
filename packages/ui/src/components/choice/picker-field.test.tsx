import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Bank } from '#/market/market';
import { renderComponent } from '#/testing/render-component';
import { BankPicker } from './bank-picker';
import { focusFirstInvalid } from '#/components/form/submit';
import { matchOptions } from './picker-options';

const bank = (code: string, th: string, la: string, en: string, aliases: string[] = []): Bank => ({
  code,
  aliases,
  name: { th, la, en },
  color: '#123456',
  shortName: 'Bank',
  monogram: code.slice(0, 2),
  accountDigits: { from: 10, to: 10 },
});

const banks = [
  bank('KBANK', 'ธนาคารกสิกรไทย', 'ທະນາຄານ ກະສິກອນໄທ', 'Kasikornbank'),
  bank('SCB', 'ธนาคารไทยพาณิชย์', 'ທະນາຄານ ໄທພານິດ', 'Siam Commercial Bank'),
  bank('TTB', 'ธนาคารทหารไทยธนชาต', 'ທະນາຄານ ທະຫານໄທທະນະຊາດ', 'TMBThanachart Bank', ['TMB']),
];

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return <BankPicker label="ธนาคาร" banks={banks} value={value} onValueChange={setValue} />;
}

const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: /ธนาคาร/ }));
  return screen.getByRole('dialog', { name: 'ธนาคาร' });
};

test.each([
  ['กสิกร', 'KBANK'],
  ['commercial siam', 'SCB'],
  ['tmb', 'TTB'],
  ['ໄທພານິດ', 'SCB'],
])('finds a bank by %p', async (query, code) => {
  await renderComponent(<Example />, 'th');
  const sheet = within(await openSheet());
  await userEvent.type(sheet.getByRole('searchbox'), query);
  const rows = sheet.getAllByRole('option');
  expect(rows).toHaveLength(1);
  await userEvent.click(rows[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(code) })).toBeInTheDocument();
});

test('shows a message if nothing matches, and clears the search', async () => {
  await renderComponent(<Example />, 'th');
  const sheet = within(await openSheet());
  await userEvent.type(sheet.getByRole('searchbox'), 'zzz');
  expect(sheet.getByText('ไม่พบ “zzz”')).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'ล้างคำค้นหา' }));
  expect(sheet.getAllByRole('option')).toHaveLength(3);
});

test('arrow keys move between rows, and Enter chooses one', async () => {
  await renderComponent(<Example />, 'th');
  const sheet = within(await openSheet());
  await userEvent.click(sheet.getByRole('searchbox'));
  await userEvent.tab();
  expect(sheet.getByRole('option', { name: /KBANK/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(screen.getByRole('button', { name: /SCB/ })).toBeInTheDocument();
});

test('an empty search matches all options, in order', () => {
  const options = banks.map(({ code }) => ({ value: code, title: code }));
  expect(matchOptions(options, '  ')).toBe(options);
});

describe('a list of 200 options', () => {
  const many = Array.from({ length: 200 }, (_, index) => bank(`B${index}`, `บัญชี ${index}`, '', ''));
  let reach: () => void;

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(report: IntersectionObserverCallback) {
        reach = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  const start = async () => {
    await renderComponent(
      <BankPicker label="ธนาคาร" banks={many} value={null} onValueChange={() => {}} />,
      'th',
    );
    return within(await openSheet());
  };

  test('renders the first rows, and more when the end is near', async () => {
    const sheet = await start();
    const first = sheet.getAllByRole('option').length;
    expect(first).toBeLessThan(30);
    expect(sheet.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '200');
    act(() => reach());
    expect(sheet.getAllByRole('option').length).toBeGreaterThan(first);
    await userEvent.type(sheet.getByRole('searchbox'), 'B1');
    expect(sheet.getAllByRole('option')).toHaveLength(first);
  });

  test('End moves focus to the last option', async () => {
    const sheet = await start();
    await userEvent.click(sheet.getByRole('searchbox'));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(sheet.getByRole('option', { name: /B199/ })).toHaveFocus();
  });
});

test('an invalid picker gets focus before a later field, and is described by its error', async () => {
  const { container } = await renderComponent(
    <>
      <BankPicker label="bank" banks={banks} value={null} onValueChange={() => {}} error="Choose one" />
      <input aria-label="number" aria-invalid />
    </>,
  );
  focusFirstInvalid(container);
  await waitFor(() => expect(screen.getByRole('button', { name: /bank/ })).toHaveFocus());
  expect(screen.getByRole('button', { name: /bank/ })).toHaveAccessibleDescription('Choose one');
});

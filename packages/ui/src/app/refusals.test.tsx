import { endpoints } from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/th';
import { raw, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { holdPictures } from '#/testing/pictures';
import { type MemberApp, openPage, type WriteRow } from '#/testing/writes/member-app';
import { WRITES, type WriteName } from '#/testing/writes/writes';

// Jest's CommonJS cannot import the SDK's cipher, a separate chunk. The SDK's tests and the flows cover it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string) => link,
}));

beforeAll(holdPictures);

type Code = keyof typeof errorMessages;

/** Any request can be refused with these; their texts are tested beside presentError. */
const COMMON: readonly string[] = endpoints.transfer.errors.filter((code) =>
  (endpoints.sendTrueLink.errors as readonly string[]).includes(code),
);

const ownCodes = (name: WriteName): readonly Code[] =>
  (endpoints[name].errors as readonly Code[]).filter(
    (code) => !COMMON.includes(code) && !/_SUCCESS$/.test(code),
  );

/** Added to the catalogue's text, which is about a QR code that could not be created. */
const NOT_CANCELLED = 'ยกเลิก QR Code ไม่สำเร็จ อาจชำระแล้วหรือหมดอายุแล้ว โปรดตรวจสอบยอดเงิน';

const textOf = (name: WriteName, code: Code): string =>
  name === 'deleteQrCode' ? `${errorMessages[code]} ${NOT_CANCELLED}` : errorMessages[code];

/** Matches the innermost element with exactly this text, even if it contains links. */
const reads =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const isIt = (each: Element) =>
      typeof text === 'string' ? each.textContent === text : text.test(each.textContent ?? '');
    return element !== null && isIt(element) && ![...element.children].some(isIt);
  };

/** Shown in its own dialog, which is then closed; other writes show a toast inside the sheet. */
async function expectDialog(app: MemberApp, text: string) {
  const dialog = await screen.findByRole('alertdialog', { name: 'ทำรายการไม่ได้' });
  expect(within(dialog).getByText(reads(text))).toBeInTheDocument();
  await app.user.click(within(dialog).getAllByRole('button', { name: 'ปิด' }).at(-1) as HTMLElement);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function expectToast(text: string) {
  const [toast] = await screen.findAllByText(reads(text));
  expect(toast?.closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
}

const IN_DIALOG: readonly WriteName[] = ['transfer', 'transferAll', 'withdrawAll'];
const IN_TOAST: readonly WriteName[] = [
  'createQrCode',
  'deleteQrCode',
  'sendTrueLink',
  'uploadSlip',
  'claimInviteBonus',
  'receiveRefund',
  'addRefundToWallet',
];

/** Some servers send every response with status 200. */
const withStatus200 = (code: Code) => raw({ status: 200, text: JSON.stringify({ message: code }) });

it.each([...IN_DIALOG, ...IN_TOAST])(
  '%s explains every refusal in Thai and keeps the input',
  async (name) => {
    const row: WriteRow = WRITES[name];
    const codes = ownCodes(name);
    expect(codes.length).toBeGreaterThan(0);
    const answers = [
      ...codes.map((code) => ({ code, answer: refusal(code) })),
      ...codes.slice(0, 1).map((code) => ({ code, answer: withStatus200(code) })),
    ];
    const app = await openPage(row);
    let button = await row.prepare(app);
    for (const [index, { code, answer }] of answers.entries()) {
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      app.server.answer(endpoints[name], answer);
      await app.user.click(button);
      await waitFor(() => expect(app.server.calls(endpoints[name])).toHaveLength(index + 1));
      const text = textOf(name, code);
      if (IN_DIALOG.includes(name)) await expectDialog(app, text);
      else await expectToast(text);
      row.expectKept?.();
      if (row.again) button = await row.again(app);
    }
  },
  60_000,
);

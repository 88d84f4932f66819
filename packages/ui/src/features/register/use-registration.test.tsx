import { register } from '@member-wallet/api-sdk';
import { type Answers, createTestBackend, refusal } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { backSteps } from '#/components/overlay/use-back-step';
import { renderWithApi } from '#/testing/render-with-api';
import { emptyDraft } from './register-draft';
import type { Wizard } from './use-register-wizard';
import { useRegistration } from './use-registration';

jest.mock('#/i18n/load-messages', () => ({ loadMessages: jest.fn(async () => undefined) }));

const ACCOUNT = { username: '0812345678', bankCode: 'SCB', bankAccountName: 'A B', bankAccountNo: '1' };

/** The steps that the browser's Back undoes before it leaves the page. */
const depth = () => (window.history.state as { readonly backSteps?: number } | null)?.backSteps ?? 0;

function setUp(answers: Answers) {
  window.history.replaceState(null, '');
  backSteps().arrive();
  const server = createTestBackend(answers);
  const wizard = { draft: emptyDraft('', null), verifyAgain: jest.fn() } as Partial<Wizard> as Wizard;
  return { server, ...renderWithApi(server, () => useRegistration(wizard)) };
}

/** Presses the browser's Back, and waits for what the page makes of it. */
async function pressBack() {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await arrived;
  });
}

it('ignores Back while the request runs and after success', async () => {
  const { server, result } = setUp({ register: { message: 'OK' } });
  const release = server.hold(register);
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.send(ACCOUNT);
  });
  await waitFor(() => expect(server.calls(register)).toHaveLength(1));
  expect(depth()).toBe(1);
  await pressBack();
  expect(depth()).toBe(1);
  await act(async () => {
    release();
    await sent;
  });
  expect(result.current.busy).toBe(true);
  await pressBack();
  expect(depth()).toBe(1);
});

it('lets Back leave the step after a refusal', async () => {
  const { result } = setUp({ register: refusal('EXISTING_BANK', 409) });
  await act(() => result.current.send(ACCOUNT));
  expect(result.current.busy).toBe(false);
  await pressBack();
  expect(depth()).toBe(0);
});

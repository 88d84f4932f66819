import type { Callable } from '../ask';
import { endpoints } from '../../endpoints/all';
import { breaksApps, breaksSpecification } from '../finding';
import type { Finding } from '../finding';
import { at, isSame, listAt, numberAt, textAt } from '../json';
import type { Rule } from '../proof';
import { proven, unproven } from '../proof';

/** The same call for any input. */
const callable = (endpoint: unknown): Callable => endpoint as Callable;

export const withdrawLimits: Rule = async ({ asked: { body } }) => {
  const [least, most] = [numberAt(body, 'withdrawMin'), numberAt(body, 'withdrawMax')];
  return least > most ? proven(breaksApps('withdrawMin', 'no more than withdrawMax')) : proven();
};

/** Checks multipliers. The displayed balance is the amount times the multiplier, so 0 would show every balance as 0. */
export const multipliers: Rule = async ({ asked: { body } }) =>
  listAt(body, 'slots').some((slot) => numberAt(slot, 'ftWalletSlot') === 0)
    ? proven(breaksApps('slots[].ftWalletSlot', 'a multiplier above 0'))
    : proven();

const blank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

export const contact: Rule = async ({ asked: { body } }) =>
  ['contactText', 'lineLink', 'lineName', 'lineQR'].every((field) => blank(at(body, field)))
    ? proven(breaksApps('body', 'a way to reach the operator'))
    : proven();

/** Checks that the two calls that return the member agree. */
export const sameMember: Rule = async ({ ask, asked: { body } }) => {
  const { result, body: wallet } = await ask(callable(endpoints.getWallet));
  if (!result.ok) return unproven('the same member as in getWallet: it was not answered');
  const fields = [
    ['profile', '_id'],
    ['profile', 'username'],
    ['profile', 'name'],
    ['bankAccount', 'bankCode'],
    ['bankAccount', 'bankAccountName'],
    ['bankAccount', 'bankAccountNo'],
  ];
  return proven(
    ...fields
      .filter((path) => !isSame(at(body, ...path), at(wallet, ...path)))
      .map((path) => breaksApps(path.join('.'), 'the same as in getWallet')),
  );
};

const isWhole = (value: number): boolean => Number.isNaN(value) || Number.isInteger(value);

export const wheel: Rule = async ({ asked: { body } }) => {
  const findings: Finding[] = [];
  if (!isWhole(numberAt(body, 'result', 'userCoin')))
    findings.push(breaksSpecification('result.userCoin', 'a whole number'));
  const isRunning = Boolean(at(body, 'result', 'activeSpinwheel'));
  if (isRunning && listAt(body, 'result', 'activeSpinwheel', 'slice').length === 0)
    findings.push(breaksApps('result.activeSpinwheel.slice', 'at least one slice'));
  return proven(...findings);
};

/** Checks that the wheel stops on one of its slices, and that a spin costs a coin. */
export const prize: Rule = async ({ ask, asked: { body } }) => {
  if (at(body, 'success') !== true) return unproven('the prize: nothing was won');
  const { result, body: setup } = await ask(callable(endpoints.getSpinSetup));
  if (!result.ok) return unproven('the prize: getSpinSetup was not answered');
  const slices = listAt(setup, 'result', 'activeSpinwheel', 'slice').map((slice) => textAt(slice, 'code'));
  const findings: Finding[] = [];
  if (!slices.includes(textAt(body, 'result', 'code')))
    findings.push(breaksApps('result.code', 'the code of a slice of the wheel'));
  if (numberAt(body, 'result', 'remainingCoin') !== numberAt(setup, 'result', 'userCoin'))
    findings.push(breaksApps('result.remainingCoin', 'the coins that getSpinSetup returns afterwards'));
  return proven(...findings);
};

/** The remaining time of a QR code in ms, from its expiry or its seconds left. */
const msLeft = (expireIn: unknown): number => {
  const seconds = Number(expireIn);
  return expireIn !== '' && Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(String(expireIn)) - Date.now();
};

/** Checks that a payable code has the requested amount and has not expired. */
export const payableCode: Rule = async ({ input, asked: { body } }) => {
  if (at(body, 'hasQrcode') !== true) return unproven('the code: there is none');
  const findings: Finding[] = [];
  if (!(msLeft(at(body, 'expireIn')) > 0))
    findings.push(breaksApps('expireIn', 'an ISO date-time in the future, or the seconds left'));
  if (blank(at(body, 'qrcode'))) findings.push(breaksApps('qrcode', 'the code itself'));
  const wanted = numberAt(input, 'amount');
  if (!Number.isNaN(wanted) && numberAt(body, 'amount') !== wanted)
    findings.push(breaksApps('amount', 'the amount that was asked for'));
  return proven(...findings);
};

/** Checks that getActiveBonus reports the bonus that the list shows as active. */
export const activeBonus: Rule = async ({ ask, asked: { body } }) => {
  const { result, body: bonuses } = await ask(callable(endpoints.listBonuses));
  if (!result.ok) return unproven('the active bonus: listBonuses was not answered');
  const isListed = listAt(bonuses).some((bonus) => at(bonus, 'userBonus', 'isActive') === true);
  return isListed && at(body, 'status') === false
    ? proven(breaksApps('status', 'true while listBonuses has an active bonus'))
    : proven();
};

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessibilityTree } from './accessibility-tree.mjs';

/** The states of each flow whose accessibility tree is written down, in docs/accessibility. */
export const TREES = {
  'Log in': ['login', 'login-errors', 'login-refused', 'login-limited'],
  Register: [
    'register',
    'register-otp',
    'register-otp-wrong',
    'register-profile',
    'register-bank',
    'register-bank-errors',
    'register-bank-picker',
  ],
  Home: ['home', 'home-loading', 'home-failed'],
  Deposit: [
    'deposit',
    'deposit-account',
    'deposit-name',
    'deposit-qr-form',
    'deposit-qr',
    'deposit-arrived',
    'deposit-gift',
    'deposit-slip',
    'deposit-slip-wrong',
    'deposit-slip-sent',
  ],
  Withdraw: ['withdraw', 'withdraw-error', 'withdraw-confirm', 'withdraw-done'],
  Transfer: ['transfer', 'transfer-picker', 'transfer-done', 'transfer-unknown'],
  'Game account': ['game-account', 'game-inactive', 'game-reset'],
  Bonus: ['bonus', 'bonus-active', 'bonus-details', 'bonus-received', 'promotion'],
  Cashback: ['refund'],
  Invite: ['invite', 'invite-qr', 'invite-refused'],
  Spin: ['spin', 'spin-prize', 'spin-claim'],
  Statement: ['statement', 'statement-loading', 'statement-entry'],
  Slips: ['slips', 'slip-picture'],
  Profile: [
    'profile',
    'profile-edit',
    'profile-edit-errors',
    'profile-saved',
    'password',
    'password-differs',
  ],
  Chat: ['chat', 'chat-messages', 'chat-failed'],
  'Language and theme': ['language-menu'],
};

const FOLDER = fileURLToPath(new URL('../../../../docs/accessibility/', import.meta.url));
const fileOf = (build, name) => join(FOLDER, build, `${name}.txt`);

export async function writeTree(page, build, name) {
  const file = fileOf(build, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await accessibilityTree(page));
}

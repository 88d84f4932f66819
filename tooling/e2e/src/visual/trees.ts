import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Build } from '../scenes/reach';
import { accessibilityTree } from './accessibility-tree';

/** The scenes whose accessibility trees are recorded in accessibility-trees, by flow. */
const TREES: Readonly<Record<string, readonly string[]>> = {
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
  'Game account': ['game-account', 'game-inactive', 'game-not-activated', 'game-reset', 'game-not-reset'],
  Bonus: ['bonus', 'bonus-active', 'bonus-promotion', 'bonus-details', 'bonus-received', 'promotion'],
  Cashback: ['refund'],
  Invite: ['invite', 'invite-qr', 'invite-refused'],
  Spin: ['spin', 'spin-prize', 'spin-claim'],
  Statement: ['statement', 'statement-loading', 'statement-entry'],
  Slips: ['slips', 'slip-picture'],
  Profile: [
    'profile',
    'profile-agreement',
    'profile-edit',
    'profile-edit-errors',
    'profile-saved',
    'password',
    'password-differs',
  ],
  Chat: ['chat', 'chat-messages', 'chat-failed'],
  'Language and theme': ['language-menu'],
};

const FOLDER = join(__dirname, 'accessibility-trees');
const NAMES = new Set(Object.values(TREES).flat());

/** Updates the recorded trees instead of comparing them. */
const IS_UPDATE = process.env.UPDATE_TREES === '1';

/** The first line that differs between two trees, with its number. Undefined if they are equal. */
function difference(committed: string, seen: string): string | undefined {
  const [before, now] = [committed.split('\n'), seen.split('\n')];
  const at = now.findIndex((line, index) => line !== before[index]);
  if (at < 0 && now.length === before.length) return undefined;
  const line = at < 0 ? now.length : at;
  return `line ${line + 1} was "${before[line]?.trim() ?? ''}" and is "${now[line]?.trim() ?? ''}"`;
}

/** Compares a scene's accessibility tree with the recorded one. */
export async function treeFaults(page: Page, build: Build, name: string): Promise<string[]> {
  if (!NAMES.has(name)) return [];
  const file = join(FOLDER, build, `${name}.txt`);
  const seen = await accessibilityTree(page);
  if (IS_UPDATE) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, seen);
    return [];
  }
  const found = difference(await readFile(file, 'utf8'), seen);
  return found === undefined ? [] : [`its accessibility tree changed: ${found}`];
}

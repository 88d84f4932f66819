import { thai as words } from '@member-wallet/e2e/words/thai';
import { fillInLogin } from '../harness/open-phone';
import type { Journey } from './stage';

/** The pages of visitors, from the log-in page through their menu. */
const walk: Journey = async ({ page, open, tap, press }) => {
  const menu = page.locator('nav a');
  await open('/login', 'after takeover: log-in');
  await tap('open the tutorials', menu.and(page.locator('[href="/howto"]')));
  await tap('open the contact page', menu.and(page.locator('[href="/contact"]')));
  await tap('open the chat', page.getByRole('button', { name: words.chat.open }));
  await press('close the chat', 'Escape');
  await tap('open the log-in page', menu.and(page.locator('[href="/login"]')));
  await tap('open registration', menu.and(page.locator('[href="/register"]')));
};

const logIn: Journey = async ({ page, open, tap, type }) => {
  await open('/login');
  await tap('open the language menu', page.getByRole('button', { name: words.menu.open }));
  await tap('switch the language', page.getByRole('menuitemradio', { name: 'English' }));
  await tap('open the language menu again', page.locator('[aria-haspopup=menu]'));
  await tap('switch the language back', page.getByRole('menuitemradio', { name: 'ไทย' }));
  await type('type a phone number', page.locator('input[name=phone]'), '0812345678');
  await fillInLogin(page);
  await tap('log in', page.locator('form button[type=submit]'));
};

const register: Journey = async ({ page, open, tap, type }) => {
  await open('/register', 'after takeover: registration');
  await type('type a phone number to register', page.locator('input[name=phone]'), '0811111111');
  await tap('send the phone number', page.locator('form button[type=submit]'));
};

const opened: Journey = async ({ open }) => {
  for (const path of ['/howto', '/contact', '/care']) await open(path, `after takeover: ${path}`);
};

export const visitorJourneys: readonly Journey[] = [walk, logIn, register, opened];

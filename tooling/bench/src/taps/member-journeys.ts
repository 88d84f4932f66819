import { thai as words } from '@member-wallet/e2e/words/thai';
import type { Journey } from './stage';

/** The pages of members, from the home page through its shortcuts and the menu. */
const walk: Journey = async ({ page, beMember, tap, press }) => {
  const menu = page.locator('nav');
  const toHome = menu.locator('[href="/user/home"]');
  await beMember('/user/home', 'after takeover: home');
  await tap('open the profile', menu.locator('[href="/user/profile"]'));
  await tap('open the password form', page.getByRole('button', { name: words.account.change }));
  await press('close the password form', 'Escape');
  await tap(
    'edit the profile',
    page
      .getByRole('button', { name: words.account.edit })
      .or(page.getByRole('link', { name: words.account.edit })),
  );
  await tap('open the conditions', page.getByRole('button', { name: words.help.conditions }));
  await press('close the conditions', 'Escape');
  await tap('open the statement', menu.locator('[href="/user/statement"]'));
  await tap('go home', toHome);
  await tap('open the bonuses', page.locator('main [href="/user/bonus"]'));
  await tap('go home from the bonuses', toHome);
  await tap('open the wheel', page.locator('main [href="/user/spin"]'));
  await tap("open the members' contact page", menu.locator('[href="/user/contact"]'));
  await tap("open the members' chat", page.getByRole('button', { name: words.chat.open }));
  await press("close the members' chat", 'Escape');
  await tap('log out', page.getByRole('button', { name: words.logOut }));
};

const home: Journey = async ({ page, beMember, tap, swipe, press }) => {
  await beMember('/user/home');
  await swipe('next slide', page.locator('[role=tabpanel] button:not([inert] *)'));
  await tap('choose a category', page.getByRole('tab', { name: words.sports }));
  await tap('open a game account', page.locator('[role=tabpanel] button:not([inert] *)'));
  await press('close the game account', 'Escape');
  await tap('open the invitation', page.locator('main button:has(svg.lucide-user-plus)'));
  await tap('pass the banners', page.locator('dialog[open] [class*=_foot_] button'));
  await press('close the invitation', 'Escape');
  await tap('refresh', page.locator('main button:has(svg.lucide-refresh-cw)'));
  await tap('open the language menu at home', page.getByRole('button', { name: words.menu.open }));
  await tap('switch the language at home', page.getByRole('menuitemradio', { name: 'English' }));
  await tap('open the menu at home again', page.locator('[aria-haspopup=menu]'));
  await tap('switch the theme', page.getByRole('menuitemradio').nth(4));
};

const statement: Journey = async ({ page, beMember, tap, press }) => {
  await beMember('/user/statement', 'after takeover: statement');
  await tap('next page of the statement', page.getByRole('button', { name: words.nextPage }));
  await tap('filter the statement', page.locator('main [role=radio], main label:has([type=radio])').nth(1));
  await tap('open an entry', page.locator('main li button'));
  await press('close the entry', 'Escape');
  await tap('open the slips', page.locator('main button[aria-haspopup=dialog]'));
  await press('close the slips', 'Escape');
  await tap(
    'switch the language of the statement: menu',
    page.getByRole('button', { name: words.menu.open }),
  );
  await tap('switch the language of the statement', page.getByRole('menuitemradio', { name: 'English' }));
};

const rewards: Journey = async ({ page, beMember, tap, press }) => {
  await beMember('/user/bonus', 'after takeover: bonuses');
  await tap('open a bonus', page.locator('main li button:enabled'));
  await tap('claim the bonus', page.locator('dialog[open] [class*=_foot_] button'));
  await press('close the result', 'Escape');
  await beMember('/user/spin', 'after takeover: wheel');
  await tap('spin', page.getByRole('button', { name: words.wheel.spin }));
};

const opened: Journey = async ({ beMember, open }) => {
  await beMember('/user/profile', 'after takeover: /user/profile');
  for (const path of ['/user/profile/edit', '/user/contact', '/user/care'])
    await open(path, `after takeover: ${path}`);
};

export const memberJourneys: readonly Journey[] = [walk, home, statement, rewards, opened];

import { act, screen } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const bar = () => document.querySelector('meta[media]')?.getAttribute('media');
const set = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">';
  document.documentElement.removeAttribute('data-theme');
});

test('is chosen in the menu, stored, and reset to the device’s theme', async () => {
  const app = await renderApp({ path: '/login' });
  const choose = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name: 'ภาษา: ไทย' }));
    await app.user.click(screen.getByRole('menuitemradio', { name }));
  };
  await app.user.click(screen.getByRole('button', { name: 'ภาษา: ไทย' }));
  expect(screen.getByRole('menuitemradio', { name: 'ตามระบบ' })).toBeChecked();
  await app.user.keyboard('{Escape}');

  await choose('สว่าง');
  expect([set(), bar(), app.areas.local.getItem('theme')]).toEqual(['light', 'all', 'light']);
  await choose('มืด');
  expect([set(), bar(), app.areas.local.getItem('theme')]).toEqual(['dark', 'not all', 'dark']);
  await choose('ตามระบบ');
  expect([set(), bar(), app.areas.local.getItem('theme')]).toEqual([
    null,
    '(prefers-color-scheme: light)',
    null,
  ]);
});

test('follows the choice of another tab, and discards an unknown theme', async () => {
  const app = await renderApp({ path: '/user/statement', token: 't' });
  const elsewhere = (value: string) => {
    app.areas.local.setItem('theme', value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  };
  elsewhere('light');
  expect(set()).toBe('light');
  elsewhere('neon');
  expect(set()).toBeNull();
  expect(app.areas.local.getItem('theme')).toBeNull();
});

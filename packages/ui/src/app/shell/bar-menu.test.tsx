import { screen, waitFor } from '@testing-library/react';
import { arrivedParts } from '#/i18n/load-texts';
import { renderApp } from '#/testing/render-app';

test('loads the texts of the other languages when the menu opens, so that choosing one does not have to wait', async () => {
  const app = await renderApp({ path: '/login' });
  const menu = screen.getByRole('button', { name: 'ภาษา: ไทย' });
  await app.user.hover(menu);
  expect([arrivedParts('la'), arrivedParts('en')]).toEqual([[], []]);
  await app.user.click(menu);
  await waitFor(() => {
    for (const locale of ['la', 'en'] as const) expect(arrivedParts(locale)).toEqual(arrivedParts('th'));
  });
  expect(document.documentElement).toHaveAttribute('lang', 'th');
});

import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '#/i18n/create-i18n';
import { ErrorBoundary } from './error-boundary';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n('th');
});

it.each([
  ['/a', '/b'],
  ['/a', ''],
  [1, 0],
])('renders the children again when the key changes from %j to %j', (before, after) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('a fault');
    return <p>the part</p>;
  };
  const page = (resetKey: string | number) => (
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary resetKey={resetKey}>
          <Part />
        </ErrorBoundary>
      </I18nextProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page(before));
  isBroken = false;
  rerender(page(before));
  expect(screen.queryByText('the part')).toBeNull();
  rerender(page(after));
  expect(screen.getByText('the part')).toBeInTheDocument();
});

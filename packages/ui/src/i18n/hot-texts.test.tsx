import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './create-i18n';
import { textsOf } from './load-texts';
import * as texts from './texts/th/start';
import { useText } from './use-text';

const environment = process.env.NODE_ENV;
const written = { ...texts.actions };

beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'development' });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
  Object.assign(texts.actions, written);
});

function Probe() {
  const t = useText();
  return (
    <label>
      <span>{t('actions.confirm')}</span>
      <input />
    </label>
  );
}

/** Simulates an update by the development server. */
const edit = (confirm: string) => {
  Object.assign(texts.actions, { confirm });
  window.dispatchEvent(new Event('texts-changed'));
};

it('shows each edited text in place, and keeps input', async () => {
  const i18n = await createI18n('th');
  render(
    <I18nextProvider i18n={i18n}>
      <Probe />
    </I18nextProvider>,
  );
  const input = screen.getByLabelText('ยืนยัน');
  await userEvent.type(input, 'abc');

  edit('ตกลง');
  expect(await screen.findByLabelText('ตกลง')).toBe(input);
  edit('ตกลงเลย');
  expect(await screen.findByLabelText('ตกลงเลย')).toBe(input);
  expect(input).toHaveValue('abc');
});

it('skips languages that are not loaded', async () => {
  const i18n = await createI18n('th');
  const changed = new Promise((resolve) => i18n.on('languageChanged', resolve));
  edit('ตกลง');
  await changed;
  expect(i18n.t('actions.confirm')).toBe('ตกลง');
  expect(textsOf('la')).toEqual({});
});

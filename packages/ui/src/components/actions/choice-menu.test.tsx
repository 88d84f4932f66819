import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import { ChoiceMenu } from './choice-menu';

const setUp = async () => {
  const onLanguage = jest.fn();
  const onTheme = jest.fn();
  const onOpen = jest.fn();
  await renderComponent(
    <>
      <ChoiceMenu
        label="Language: ไทย"
        face={<span>ไทย</span>}
        onOpen={onOpen}
        groups={[
          {
            label: 'Language',
            choices: [
              { key: 'th', label: 'ไทย', lang: 'th' },
              { key: 'la', label: 'ລາວ', lang: 'lo' },
            ],
            chosen: 'th',
            onChoose: onLanguage,
          },
          {
            label: 'Theme',
            choices: [
              { key: 'system', label: 'System' },
              { key: 'dark', label: 'Dark' },
            ],
            chosen: 'dark',
            onChoose: onTheme,
          },
        ]}
      />
      <button type="button">after</button>
    </>,
  );
  return { onLanguage, onTheme, onOpen, button: screen.getByRole('button', { name: 'Language: ไทย' }) };
};

test('shows each group under its label, with its current choice checked', async () => {
  const { button, onOpen } = await setUp();
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledTimes(1);
  const language = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio');
  expect(language.map((item) => [item.textContent, item.lang])).toEqual([
    ['ไทย', 'th'],
    ['ລາວ', 'lo'],
  ]);
  expect(language[0]).toBeChecked();
  const theme = within(screen.getByRole('group', { name: 'Theme' }));
  expect(theme.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('works by keyboard alone, across groups', async () => {
  const { button, onLanguage, onTheme } = await setUp();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'ไทย' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
  expect(onTheme).toHaveBeenCalledWith('system');
  expect(onLanguage).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('Escape closes it, restores focus and chooses nothing', async () => {
  const { button, onLanguage, onTheme } = await setUp();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  expect(onLanguage).not.toHaveBeenCalled();
  expect(onTheme).not.toHaveBeenCalled();
});

test('a press outside closes it', async () => {
  const { button } = await setUp();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'after' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

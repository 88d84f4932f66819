import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { minor } from '#/money/minor';
import { renderComponent } from '#/testing/render-component';
import { AmountField, type AmountFieldProps } from './amount-field';
import { PasswordField } from './password-field';
import { SegmentedControl } from '#/components/choice/segmented-control';
import { SelectField } from '#/components/choice/select-field';
import { TextField } from './text-field';

const baht = { symbol: '฿', digits: 2 } as const;

describe('TextField', () => {
  test('associates the hint with the input, or the error instead', async () => {
    const { rerender } = await renderComponent(<TextField label="Phone" hint="Ten digits" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAccessibleDescription('Ten digits');
    expect(input).toBeValid();

    rerender(<TextField label="Phone" hint="Ten digits" error="Too short" />);
    expect(input).toHaveAccessibleDescription('Too short');
    expect(input).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Too short');
  });

  test('disables autocorrection and automatic capitals on phones', async () => {
    await renderComponent(
      <>
        <TextField label="Code" />
        <TextField label="Holder" upperCase />
        <TextField label="Name" autoCapitalize="words" />
        <PasswordField label="Password" />
      </>,
    );
    const capitals = { Code: 'none', Holder: 'characters', Name: 'words', Password: 'none' };
    for (const [label, autocapitalize] of Object.entries(capitals)) {
      const input = screen.getByLabelText(label, { selector: 'input' });
      expect(input).toHaveAttribute('autocapitalize', autocapitalize);
      expect(input).toHaveAttribute('autocorrect', 'off');
      expect(input).toHaveAttribute('spellcheck', 'false');
    }
  });

  function Plain({ onValue = () => undefined }: { readonly onValue?: (value: string) => void }) {
    const [value, setValue] = useState('PR');
    return (
      <TextField
        label="Code"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
    );
  }

  test('removes invisible characters from pasted text, and puts the caret after it', async () => {
    const onValue = jest.fn();
    await renderComponent(<Plain onValue={onValue} />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.click(input);
    input.setSelectionRange(0, 0);
    await userEvent.paste('\u202a10\u200b01\u202c');
    expect(input).toHaveValue('1001PR');
    expect(input.selectionStart).toBe(4);
    expect(onValue.mock.calls).toEqual([['1001PR']]);
  });

  test('does not change text during IME composition', async () => {
    await renderComponent(<Plain />);
    const input = screen.getByLabelText('Code');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'PR\u200b1' }, isComposing: true });
    expect(input).toHaveValue('PR\u200b1');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('PR1');
  });

  function Name() {
    const [value, setValue] = useState('SOMCHAI');
    return <TextField label="Name" upperCase value={value} onValueChange={setValue} />;
  }

  test('upper case does not move the caret', async () => {
    await renderComponent(<Name />);
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    await userEvent.type(input, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input).toHaveValue('SOMXCHAI');
    expect(input.selectionStart).toBe(4);
  });

  test('converts to upper case after IME composition has ended', async () => {
    await renderComponent(<Name />);
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'somchai' }, isComposing: true });
    expect(input).toHaveValue('somchai');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('SOMCHAI');
  });
});

test('PasswordField toggles visibility and keeps its value', async () => {
  await renderComponent(<PasswordField label="รหัสผ่าน" />, 'th');
  const input = screen.getByLabelText('รหัสผ่าน');
  await userEvent.type(input, 'demo1234');
  expect(input).toHaveAttribute('type', 'password');
  const eye = screen.getByRole('button', { name: 'แสดงรหัสผ่าน' });
  expect(eye).toHaveAccessibleDescription('รหัสผ่าน');
  await userEvent.click(eye);
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('demo1234');
});

describe('AmountField', () => {
  function Amount({ onAll, available }: Pick<AmountFieldProps, 'onAll' | 'available'>) {
    const [value, setValue] = useState('');
    return (
      <AmountField
        label="Amount"
        value={value}
        onValueChange={setValue}
        currency={baht}
        presets={[minor(10000), minor(100000)]}
        onAll={onAll}
        available={available}
      />
    );
  }

  test('groups typed digits of any script, and marks the preset of equal value', async () => {
    await renderComponent(<Amount />);
    await userEvent.type(screen.getByLabelText('Amount'), '๑๐๐๐.');
    expect(screen.getByLabelText('Amount')).toHaveValue('1,000.');
    expect(screen.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '100' })).toHaveAttribute('aria-pressed', 'false');
  });

  const field = () => screen.getByLabelText<HTMLInputElement>('Amount');

  test('keeps the caret where digits are added or deleted', async () => {
    await renderComponent(<Amount />);
    await userEvent.type(field(), '1500000');
    expect(field()).toHaveValue('1,500,000');
    await userEvent.type(field(), '23', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field()).toHaveValue('152,300,000');
    expect(field().selectionStart).toBe(5);
    await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field()).toHaveValue('15,300,000');
    expect(field().selectionStart).toBe(2);
    await userEvent.type(field(), '{Delete}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('1,500,000');
  });

  test('groups a pasted amount, unless it is ambiguous', async () => {
    await renderComponent(<Amount />);
    await userEvent.click(field());
    await userEvent.paste(' ๑ ๕๐๐ ๐๐๐ ');
    expect(field()).toHaveValue('1,500,000');
    field().select();
    await userEvent.paste('\u202a2500000\u202c');
    expect(field()).toHaveValue('2,500,000');
    field().select();
    await userEvent.paste('1.500,00');
    expect(field()).toHaveValue('1.500,00');
    field().select();
    await userEvent.paste('$200');
    expect(field()).toHaveValue('$200');
  });

  test('does not group digits during IME composition', async () => {
    await renderComponent(<Amount />);
    await userEvent.type(field(), '1500');
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '1,500０' }, isComposing: true });
    expect(field()).toHaveValue('1,500０');
    fireEvent.compositionEnd(field(), { data: '０' });
    expect(field()).toHaveValue('15,000');
  });

  test('disables presets above the balance', async () => {
    await renderComponent(<Amount available={minor(99999)} />);
    expect(screen.getByRole('button', { name: '100' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '1,000' })).toBeDisabled();
  });

  test('a preset fills the field', async () => {
    await renderComponent(<Amount />);
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('1,000');
  });

  test("offers 'all' only if there is a balance", async () => {
    const onAll = jest.fn();
    const { rerender } = await renderComponent(<Amount />);
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
    rerender(<Amount onAll={onAll} />);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(onAll).toHaveBeenCalledTimes(1);
  });
});

test('SelectField reports the chosen value', async () => {
  const onValueChange = jest.fn();
  await renderComponent(
    <SelectField
      label="Source"
      value={null}
      onValueChange={onValueChange}
      options={[
        { value: 'friend', label: 'A friend' },
        { value: 'search', label: 'A search' },
      ]}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Source'), 'A search');
  expect(onValueChange).toHaveBeenCalledWith('search');
});

test('SegmentedControl is a group of radio buttons', async () => {
  const onValueChange = jest.fn();
  await renderComponent(
    <SegmentedControl
      label="Currency"
      value="LAK"
      onValueChange={onValueChange}
      segments={[
        { value: 'LAK', label: 'Kip' },
        { value: 'BAHT', label: 'Baht' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Currency' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Kip' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Baht' }));
  expect(onValueChange).toHaveBeenCalledWith('BAHT');
});

import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { restoreTyped, takeTyped } from './typed-values';

function Form() {
  const [phone, setPhone] = useState('');
  const [remember, setRemember] = useState(false);
  return (
    <form>
      <input name="phone" type="tel" value={phone} onChange={(event) => setPhone(event.target.value)} />
      <input
        name="remember"
        type="checkbox"
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <output>{`${phone} ${remember}`}</output>
    </form>
  );
}

it('carries what was typed, checked and focused from the prerendered form into the app', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<form><input name="phone" type="tel"><input name="password" type="password"><input name="remember" type="checkbox"></form>';
  document.body.append(page);
  const [phone, , remember] = page.querySelectorAll('input');
  if (!phone || !remember) throw new Error('no fields');
  phone.value = '0812345678';
  remember.checked = true;
  phone.focus();
  phone.setSelectionRange(3, 5);

  const typed = takeTyped(page);
  page.remove();
  const { container } = render(<Form />);
  act(() => restoreTyped(container, typed));

  // React knows it too: a render after this keeps it.
  expect(screen.getByRole('status')).toHaveTextContent('0812345678 true');
  const input = screen.getByRole('textbox');
  expect(input).toHaveFocus();
  expect(input).toHaveProperty('selectionStart', 3);
  expect(input).toHaveProperty('selectionEnd', 5);
});

it('leaves a form alone that nobody touched', () => {
  const { container } = render(<Form />);
  expect(takeTyped(container)).toEqual([]);
  restoreTyped(container, []);
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

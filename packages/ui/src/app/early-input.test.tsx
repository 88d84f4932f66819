import { act, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { repeatEarlyInput, takeEarlyInput } from './early-input';

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

  const early = takeEarlyInput(page);
  page.remove();
  const { container } = render(<Form />);
  act(() => repeatEarlyInput(container, early));

  // It is in React's state too, so that the next render keeps it.
  expect(screen.getByRole('status')).toHaveTextContent('0812345678 true');
  const input = screen.getByRole('textbox');
  expect(input).toHaveFocus();
  expect(input).toHaveProperty('selectionStart', 3);
  expect(input).toHaveProperty('selectionEnd', 5);
});

it('submits the form whose button was pressed meanwhile, with its input', async () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<form><input name="phone" value="0812345678"><button type="button">no</button><button type="button" data-pressed="click">go</button></form>';
  const early = takeEarlyInput(page);
  const sent = jest.fn();
  function Sending() {
    const [phone, setPhone] = useState('');
    const submit = (event: FormEvent) => {
      event.preventDefault();
      sent(phone);
    };
    return (
      <form onSubmit={submit}>
        <input name="phone" value={phone} onChange={(event) => setPhone(event.target.value)} />
        <button type="submit">go</button>
      </form>
    );
  }
  const { container } = render(<Sending />);
  await act(async () => repeatEarlyInput(container, early));
  expect(sent.mock.calls).toEqual([['0812345678']]);
});

it('clicks the button with the same label, and focuses it', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<button>one</button><button aria-label="two" data-pressed="click">2</button>';
  const early = takeEarlyInput(page);
  const [one, two] = [jest.fn(), jest.fn()];
  const { container } = render(
    <>
      <button type="button" onClick={one}>
        one
      </button>
      <button type="button" aria-label="two" onClick={two} />
    </>,
  );
  await act(async () => repeatEarlyInput(container, early));
  expect(two).toHaveBeenCalledTimes(1);
  expect(one).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
});

it('clicks nothing if the app has no such button', async () => {
  const early = { fields: [], focused: null, pressed: { called: 'BUTTON  gone', nth: 0, press: 'click' } };
  const { container } = render(<button type="button">one</button>);
  await act(async () => repeatEarlyInput(container, early));
  expect(document.body).toHaveFocus();
});

it('leaves an untouched form alone', () => {
  const { container } = render(<Form />);
  const nothing = { fields: [], focused: null, pressed: null };
  expect(takeEarlyInput(container)).toEqual(nothing);
  repeatEarlyInput(container, nothing);
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

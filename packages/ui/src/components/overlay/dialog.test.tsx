import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect, useState } from 'react';
import { renderComponent } from '#/testing/render-component';
import { Dialog } from './dialog';
import { topDialog } from './dialog-stack';
import { useToast } from '#/toasts/use-toast';

function Example({
  busy = false,
  onClose = () => {},
}: {
  readonly busy?: boolean;
  readonly onClose?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <Dialog
        open={isOpen}
        busy={busy}
        title="Transfer"
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
      >
        <input aria-label="amount" />
        <button type="button" onClick={() => toast.error('No')}>
          fail
        </button>
        <button
          type="button"
          onClick={() => {
            toast.success('Saved');
            setIsOpen(false);
          }}
        >
          save
        </button>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'open' }));

/** Dispatches the event of Escape and Android's Back. */
const pressEscape = () => {
  const dialog = screen.getByRole('dialog');
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event;
};

test('opens named by its title, with focus on the title', async () => {
  await renderComponent(<Example />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Transfer' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Transfer' })).toHaveFocus();
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', async () => void pressEscape()],
  [
    'a press beside it',
    async () => void fireEvent.click(screen.getByRole('dialog'), { clientX: 5, clientY: -5 }),
  ],
])('%s closes it', async (_way, close) => {
  const onClose = jest.fn();
  await renderComponent(<Example onClose={onClose} />);
  await open();
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press inside does not close it', async () => {
  const onClose = jest.fn();
  await renderComponent(<Example onClose={onClose} />);
  await open();
  fireEvent.click(screen.getByLabelText('amount'), { clientX: -5, clientY: -5 });
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing closes it while it is busy', async () => {
  const onClose = jest.fn();
  await renderComponent(<Example busy onClose={onClose} />);
  await open();
  expect(pressEscape().defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('dialog'), { clientX: 5, clientY: -5 });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  // In Chrome, a second Back closes the element and cannot be prevented.
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

/** A later step whose `onBack` takes effect in a later render. */
async function renderLaterStep() {
  const [onBack, onClose] = [jest.fn(), jest.fn()];
  const { rerender } = await renderComponent(<Dialog open title="QR" onBack={onBack} onClose={onClose} />);
  return {
    onBack,
    onClose,
    /** Renders again. @param isFirst whether the dialog is at its first step now */
    again: (isFirst: boolean) =>
      rerender(<Dialog open title="QR" onBack={isFirst ? undefined : onBack} onClose={onClose} />),
  };
}

test('Escape twice before the previous step has rendered goes back and closes', async () => {
  const { onBack, onClose, again } = await renderLaterStep();
  pressEscape();
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  // An unrelated render.
  again(false);
  pressEscape();
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('goes back once if the browser also closes the dialog on the same press', async () => {
  const { onBack, onClose } = await renderLaterStep();
  pressEscape();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a later step that is shown again after going back can go back again', async () => {
  const { onBack, onClose, again } = await renderLaterStep();
  pressEscape();
  again(true);
  again(false);
  pressEscape();
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 0]);
});

test('opens again if the browser has closed it but `open` is still true', async () => {
  const dialog = <Dialog open title="Transfer" onClose={() => {}} />;
  const { rerender } = await renderComponent(dialog);
  // Like Chrome on a second Back. A dialog with a URL may be open again by the next render.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  rerender(<Dialog open title="Transfer" onClose={() => {}} />);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Transfer' })).toHaveFocus();
});

test('stays open if the event of its earlier closing comes only once it is open again', async () => {
  const onClose = jest.fn();
  const dialogOf = (open: boolean) => <Dialog open={open} title="Transfer" onClose={onClose} />;
  const { rerender } = await renderComponent(dialogOf(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  Object.defineProperties(dialog, {
    getAnimations: { value: () => [{ finished: new Promise(() => {}) }] },
    // Browsers send the event in the next frame.
    close: { value: () => dialog.removeAttribute('open') },
  });
  rerender(dialogOf(false));
  rerender(dialogOf(true));
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  // The next one is the browser's.
  act(() => dialog.close());
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the content is mounted anew at each opening', async () => {
  await renderComponent(<Example />);
  await open();
  await userEvent.type(screen.getByLabelText('amount'), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.getByLabelText('amount')).toHaveValue('');
});

test('a toast renders inside the open dialog, where it is announced', async () => {
  await renderComponent(<Example />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('No'));
});

test('a toast that comes as the dialog closes renders once, on the page', async () => {
  await renderComponent(<Example />);
  await open();
  const rendered: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) rendered.push(node.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  observer.disconnect();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(rendered.filter((text) => text.includes('Saved'))).toHaveLength(1);
});

test('a toast that moves when the dialog closes is shown, but not announced again', async () => {
  await renderComponent(<Example />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('No')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('focus returns to the opener of the first of two consecutive dialogs', async () => {
  function Steps() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setStep(1)}>
          start
        </button>
        {step === 1 && (
          <Dialog key="one" open title="One" onClose={() => setStep(0)}>
            <button type="button" onClick={() => setStep(2)}>
              go on
            </button>
          </Dialog>
        )}
        {step >= 2 && <Dialog key="two" open={step === 2} title="Two" onClose={() => setStep(3)} />}
      </>
    );
  }
  await renderComponent(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  await userEvent.click(screen.getByRole('button', { name: 'go on' }));
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'start' })).toHaveFocus();
});

test('focus returns to the opener if the first dialog closes in the commit that opens the second', async () => {
  function Steps() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setStep(1)}>
          start
        </button>
        <Dialog open={step === 1} title="One" onClose={() => setStep(0)}>
          <button type="button" onClick={() => setStep(2)}>
            go on
          </button>
        </Dialog>
        <Dialog open={step === 2} title="Two" onClose={() => setStep(0)} />
      </>
    );
  }
  await renderComponent(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  await userEvent.click(screen.getByRole('button', { name: 'go on' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'One' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'start' })).toHaveFocus());
});

test('ignores the second half of the double press that opens it, but not a separate press', async () => {
  const onClose = jest.fn();
  await renderComponent(<Example onClose={onClose} />);
  await open();
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(close, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(close, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('does not ignore a later double press', async () => {
  const onClose = jest.fn();
  await renderComponent(<Example onClose={onClose} />);
  await open();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 401);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
  jest.restoreAllMocks();
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('while it fades out', () => {
  /** Dispatches the events of a press. @param detail 2 for the second half of a double press */
  const press = (element: Element, detail: number) => {
    const isFree = fireEvent.mouseDown(element, { detail });
    fireEvent.click(element, { detail });
    return isFree;
  };

  beforeEach(() => {
    // An animation that never finishes.
    HTMLDialogElement.prototype.getAnimations = () => [{ finished: new Promise(() => {}) } as Animation];
  });
  afterEach(() => {
    // A separate press, which ends the handling of double presses.
    press(document.body, 1);
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
  });

  test('a second press on it does nothing', async () => {
    const onConfirm = jest.fn();
    const footer = (
      <button type="button" onClick={onConfirm}>
        confirm
      </button>
    );
    const { rerender } = await renderComponent(
      <Dialog open title="Transfer" onClose={() => {}} footer={footer} />,
    );
    const confirm = screen.getByText('confirm');
    fireEvent.click(confirm);
    rerender(<Dialog open={false} title="Transfer" onClose={() => {}} footer={footer} />);
    expect(confirm).toBeInTheDocument();
    fireEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  async function renderClosed() {
    const onPress = jest.fn();
    await renderComponent(
      <>
        <Example />
        <button type="button" onClick={onPress}>
          behind
        </button>
      </>,
    );
    await open();
    press(screen.getByRole('button', { name: 'Close' }), 1);
    expect(screen.getByText('Transfer')).toBeInTheDocument();
    return { onPress, behind: screen.getByText('behind') };
  }

  test('the second half of the double press that closed it does not press the page', async () => {
    const { onPress, behind } = await renderClosed();
    expect(press(behind, 2)).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
  });

  test('other presses on the page work, including double presses and the keyboard', async () => {
    const { onPress, behind } = await renderClosed();
    fireEvent.click(behind, { detail: 0 });
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(press(behind, 1)).toBe(true);
    expect(press(behind, 2)).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(3);
  });
});

/** Whether a dialog has the attribute with which the styles skip the entry transition. jsdom does not render them. */
const isStep = (name: string) => 'step' in screen.getByRole('dialog', { name }).dataset;

test('a dialog that replaces another skips the entry transition; one that opens later does not', async () => {
  function Steps() {
    const [name, setName] = useState('One');
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          start
        </button>
        <Dialog key={name} open={isOpen} title={name} onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setName('Two')}>
            go on
          </button>
        </Dialog>
      </>
    );
  }
  await renderComponent(<Steps />);
  expect(isStep('One')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'go on' }));
  expect(isStep('Two')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  expect(isStep('Two')).toBe(false);
});

test('a dialog that replaces another opens in the same commit, so that no frame is without a dialog', async () => {
  const open: (string | undefined)[] = [];
  function Probe() {
    useLayoutEffect(() => {
      open.push(document.querySelector('dialog[open] h2')?.textContent);
    }, []);
    return null;
  }
  function Steps() {
    const [name, setName] = useState('One');
    return (
      <>
        <Dialog key={name} open title={name} onClose={() => {}}>
          <button type="button" onClick={() => startTransition(() => setName('Two'))}>
            go on
          </button>
        </Dialog>
        <Probe key={`after ${name}`} />
      </>
    );
  }
  await renderComponent(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'go on' }));
  expect(open).toEqual(['One', 'Two']);
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
});

test('focus starts on the element with data-autofocus', async () => {
  await renderComponent(
    <Dialog open title="Tutorial" onClose={() => {}}>
      <button type="button" data-autofocus="">
        play
      </button>
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'play' })).toHaveFocus();
});

test('a dialog that is mounted open within another one is above it', async () => {
  await renderComponent(
    <Dialog open title="Transfer" onClose={() => {}}>
      <Dialog open title="Choose an account" onClose={() => {}}>
        content
      </Dialog>
    </Dialog>,
  );
  expect(topDialog()).toBe(screen.getByRole('dialog', { name: 'Choose an account' }));
});

function Stepwise() {
  const [step, setStep] = useState(1);
  return (
    <Dialog open title="Withdraw" onClose={() => {}}>
      {step === 1 ? (
        <button type="button" onClick={() => setStep(2)}>
          next
        </button>
      ) : (
        <p>Is this right?</p>
      )}
    </Dialog>
  );
}

test('a step that removes the focused button moves focus to the title', async () => {
  await renderComponent(<Stepwise />);
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  await screen.findByText('Is this right?');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Withdraw' })).toHaveFocus());
});

test('an alertdialog is described by its whole content', async () => {
  await renderComponent(
    <Dialog open role="alertdialog" title="Success" onClose={() => {}}>
      <p>฿100.00 is on its way</p>
    </Dialog>,
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('฿100.00 is on its way');
});

describe('pulled down', () => {
  /** Moves a finger over the sheet, starting at an element, with `msPerPx` milliseconds per pixel. */
  const pull = (from: Element, [x, y]: readonly [number, number], msPerPx: number) => {
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touches: readonly { readonly clientX: number; readonly clientY: number }[],
      at: number,
    ) => {
      const event = createEvent[type](from, { touches });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(from, event);
    };
    touch('touchStart', [{ clientX: 100, clientY: 100 }], 0);
    for (let part = 1; part <= 4; part += 1) {
      touch('touchMove', [{ clientX: 100 + (x * part) / 4, clientY: 100 + (y * part) / 4 }], part);
    }
    const { translate } = screen.getByRole('dialog').style;
    touch('touchEnd', [], Math.abs(y) * msPerPx);
    return translate;
  };
  const head = () => screen.getByRole('heading', { name: 'Transfer' });

  beforeEach(() => {
    jest
      .spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: window.innerHeight } as DOMRect);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['far', [0, 140], 10, true],
    ['fast', [0, 40], 1, true],
    ['a little', [0, 100], 10, false],
    ['up', [0, -200], 1, false],
    ['sideways', [200, 60], 1, false],
  ] as const)('%s', async (_, by, msPerPx, closes) => {
    const onClose = jest.fn();
    await renderComponent(<Example onClose={onClose} />);
    await open();
    const sheet = screen.getByRole('dialog');
    const followed = pull(head(), by, msPerPx);
    if (closes) {
      expect(followed).toBe(`0 ${by[1]}px`);
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
    } else {
      expect(sheet.style.translate).toBe('');
      expect(sheet).toBeVisible();
    }
    expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
  });

  test('a field, a busy sheet and a centred dialog cannot be pulled', async () => {
    const onClose = jest.fn();
    const { rerender } = await renderComponent(<Example onClose={onClose} />);
    await open();
    pull(screen.getByRole('textbox', { name: 'amount' }), [0, 200], 1);
    rerender(<Example busy onClose={onClose} />);
    pull(head(), [0, 200], 1);
    rerender(<Example onClose={onClose} />);
    jest
      .spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: window.innerHeight - 100 } as DOMRect);
    pull(head(), [0, 200], 1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each(['a second finger', 'a write that starts'])('returns after %s', async (what) => {
    const { rerender } = await renderComponent(<Example onClose={jest.fn()} />);
    await open();
    const sheet = screen.getByRole('dialog');
    fireEvent.touchStart(head(), { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchMove(head(), { touches: [{ clientX: 100, clientY: 160 }] });
    expect(sheet.style.translate).toBe('0 60px');
    if (what === 'a second finger')
      fireEvent.touchStart(head(), {
        touches: [
          { clientX: 100, clientY: 160 },
          { clientX: 200, clientY: 160 },
        ],
      });
    else rerender(<Example busy onClose={jest.fn()} />);
    expect(sheet.style.translate).toBe('');
    fireEvent.touchMove(head(), { touches: [{ clientX: 100, clientY: 300 }] });
    fireEvent.touchEnd(head(), { touches: [] });
    expect(sheet.style.translate).toBe('');
  });

  test('scrollable content is scrolled instead', async () => {
    const onClose = jest.fn();
    await renderComponent(<Example onClose={onClose} />);
    await open();
    const button = screen.getByRole('button', { name: 'fail' });
    const body = button.parentElement as HTMLElement;
    body.style.overflowY = 'auto';
    Object.defineProperty(body, 'scrollHeight', { value: 900 });
    Object.defineProperty(body, 'clientHeight', { value: 300 });
    pull(button, [0, 200], 1);
    expect(onClose).not.toHaveBeenCalled();
    pull(head(), [0, 200], 1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

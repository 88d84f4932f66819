import { X } from 'lucide-react';
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useText } from '#/i18n/use-text';
import { classNames } from '#/components/class-names';
import { enterDialogStack, giveFocusBack, isNextStep, noteReplaced } from './dialog-stack';
import styles from './dialog.module.css';
import { DOUBLE_PRESS_MS, dropSecondHalf } from './double-press';
import { IconButton } from '#/components/actions/icon-button';
import { keepFocus } from './keep-focus';
import { scrollByKeys } from './scroll-by-keys';
import { useBackStep } from './use-back-step';
import { useSwipeDown } from './use-swipe-down';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, a press on the backdrop and pulling the sheet down; without `onBack`, by Escape and Back too. */
  readonly onClose: () => void;
  /**
   * Called by Escape and Back on the second step of a task, to return to the first. A third step must be a Dialog of its own:
   * until the previous step has rendered, a second Back closes the dialog.
   */
  readonly onBack?: (() => void) | undefined;
  /** Whether the open dialog has its own URL, so that the browser's Back already closes it. */
  readonly hasAddress?: boolean;
  readonly title: string;
  /** While true, because a write is in flight, nothing closes the dialog. */
  readonly busy?: boolean;
  /** The primary action, then the quiet one. Stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** A class of wide-dialog.module.css: the layout on wide screens. */
  readonly look?: string | undefined;
  /** The first pane of a dialog with two. @param busy whether the dialog is busy */
  readonly aside?: ((busy: boolean) => ReactNode) | undefined;
  /** 'alertdialog' for a question or an outcome that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

const InsideDialog = createContext(false);

/**
 * A native modal dialog: on a phone a sheet that can be pulled down, from 768 px a centred card. The browser traps and
 * restores focus, and turns Escape and Android's Back into `cancel`; Back in other browsers uses the history. The content
 * mounts when the dialog opens and unmounts when it has closed, so that a form in it always starts empty.
 */
export function Dialog({ open: wanted, ...rest }: DialogProps) {
  const isInside = use(InsideDialog);
  // Deferred, because rendering a sheet takes longer than a frame on a slow phone. A dialog that is mounted open within
  // another one is initially closed, so that it opens after that one and is above it.
  const open = useDeferredValue(wanted, isInside ? false : wanted);
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);
  return isPresent ? (
    <InsideDialog value={true}>
      <PresentDialog open={open} isWanted={wanted} onGone={() => setIsPresent(false)} {...rest} />
    </InsideDialog>
  ) : null;
}

function PresentDialog({
  open,
  isWanted,
  onClose,
  onBack,
  hasAddress = false,
  onGone,
  title,
  busy = false,
  footer,
  look,
  aside,
  role = 'dialog',
  children,
}: DialogProps & { readonly isWanted: boolean; readonly onGone: () => void }) {
  const t = useText();
  const titleId = useId();
  const bodyId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, { open, isWanted, onGone });

  // The first step may take several frames to render, in which this dialog still handles presses. A second Back then counts
  // as pressed on the first step, so the dialog closes.
  const isGoingBack = useRef(false);
  const stepBack = () => {
    if (busy) return;
    if (!onBack || isGoingBack.current) return onClose();
    isGoingBack.current = true;
    onBack();
  };
  useLayoutEffect(() => {
    if (!onBack) isGoingBack.current = false;
  }, [onBack]);
  useBackStep(isWanted && !hasAddress, stepBack);
  useBackStep(isWanted && onBack !== undefined, stepBack);
  useSwipeDown(ref, isWanted && !busy, onClose);

  const wantedAt = useRef(0);
  useLayoutEffect(() => {
    if (isWanted) wantedAt.current = performance.now();
  }, [isWanted]);

  const handleCancel = (event: SyntheticEvent) => {
    // Chrome closes the dialog on a second Back even if this is prevented. handleClose then reopens it.
    event.preventDefault();
    if (event.target === ref.current) stepBack();
  };
  const handleClose = (event: SyntheticEvent) => {
    if (event.target !== ref.current || ownClosings.delete(ref.current) || !open) return;
    if (busy || onBack) ref.current?.showModal();
    // If isGoingBack is set, this close belongs to a press that handleCancel has already handled.
    if (!isGoingBack.current) stepBack();
  };
  // While it closes, the dialog is still visible for some frames, so a repeated press must not act twice. When it opens, the
  // second half of the double press that opened it must not press a button that the member has not read.
  const handleLatePress = (event: MouseEvent) => {
    const isSecondHalf = event.detail > 1 && performance.now() - wantedAt.current < DOUBLE_PRESS_MS;
    if (isWanted && !isSecondHalf) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlePress = (event: MouseEvent) => {
    if (event.target === ref.current && !busy && isOutside(event, ref.current)) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the dialog is one more way: Escape and the close button do the same
    <dialog
      ref={ref}
      role={role}
      className={classNames(styles.dialog, look)}
      aria-labelledby={titleId}
      // A question or an outcome is announced in full when the dialog opens.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClickCapture={handleLatePress}
      onClick={handlePress}
    >
      <span className={styles.grabber} aria-hidden="true" />
      {aside?.(busy)}
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-dialog-title="">
          {title}
        </h2>
        <IconButton
          variant="sunken"
          label={t('actions.close')}
          icon={<X />}
          disabled={busy}
          onClick={onClose}
        />
      </div>
      <div id={bodyId} ref={scrollByKeys} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}

/**
 * The dialogs that this module has closed, until their `close` events. Browsers send these in the next frame, when the dialog may
 * be open again, because the member has pressed Back and Forward.
 */
const ownClosings = new WeakSet<HTMLDialogElement>();

interface Modal {
  readonly open: boolean;
  /** Whether it will be open after the deferred render. */
  readonly isWanted: boolean;
  /** Called once it has faded out. */
  readonly onGone: () => void;
}

/** Shows the element as a modal while `open`. */
function useModal(
  ref: { readonly current: HTMLDialogElement | null },
  { open, isWanted, onGone }: Modal,
): void {
  const handleGone = useEffectEvent(onGone);

  // A layout effect, so that no frame is without a dialog when this one replaces the previous step.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return dialog && open ? showModal(dialog) : undefined;
  }, [ref, open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => noteReplaced(dialog);
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open) return undefined;
    if (dialog.open) ownClosings.add(dialog);
    dialog.close();
    giveFocusBack();
    const fading = dialog.getAnimations?.() ?? [];
    if (fading.length === 0) {
      handleGone();
      return undefined;
    }
    // While the dialog fades out, presses already reach the page below.
    dropSecondHalf();
    let isCurrent = true;
    void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => {
      if (isCurrent) handleGone();
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, open]);

  // Shows it again if the browser has closed it but `open` has not changed. `onClose` may be undone before the next render, as
  // when Back closes a dialog that has a URL and Forward opens it again.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !isWanted || !dialog || dialog.open) return;
    dialog.showModal();
    takeFocus(dialog);
  });
}

/** Shows the dialog on top of the others. Returns a clean-up function. */
function showModal(dialog: HTMLDialogElement): () => void {
  const leaveStack = enterDialogStack(dialog);
  if (isNextStep()) dialog.dataset['step'] = '';
  if (!dialog.open) dialog.showModal();
  takeFocus(dialog);
  const stopKeepingFocus = keepFocus(dialog, () => titleOf(dialog)?.focus());
  return () => {
    stopKeepingFocus();
    leaveStack();
  };
}

/**
 * Focuses the element with data-autofocus, or else the title. Not the close button, which browsers choose, nor a field, which
 * would open the keyboard over the sheet.
 */
function takeFocus(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleOf(dialog))?.focus();
}

const titleOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-dialog-title]');

/** Whether a press is on the backdrop. Checks the coordinates, because the event's target is the dialog in both cases. */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

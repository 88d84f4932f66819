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
  /** Called for the close button, a press on the backdrop and a sheet pulled down; for Escape and Back too, unless there is `onBack`. */
  readonly onClose: () => void;
  /** Called for Escape and Back on a later step of the dialog's task: returns to the step before. */
  readonly onBack?: (() => void) | undefined;
  /** The open dialog has an address of its own, so the browser's Back closes it without help. */
  readonly hasAddress?: boolean;
  readonly title: string;
  /** While true nothing closes the dialog: a write is in flight. */
  readonly busy?: boolean;
  /** Primary action, then the quiet one; stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** A class of wide-dialog.module.css: what the dialog is like where there is room. */
  readonly look?: string | undefined;
  /** The first pane of a dialog with two. @param busy as the dialog is */
  readonly aside?: ((busy: boolean) => ReactNode) | undefined;
  /** 'alertdialog' for a question or an outcome that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

const InsideDialog = createContext(false);

/**
 * The native modal dialog: a sheet on a phone, which can be pulled down, a centred card from 768 px. The browser traps focus, restores it, and
 * turns Escape and Android's Back into `cancel`; Back elsewhere goes through the history. The content mounts when the dialog opens and unmounts once it has
 * closed, so a form in it always starts fresh.
 */
export function Dialog({ open: wanted, ...rest }: DialogProps) {
  const isInside = use(InsideDialog);
  // Deferred: on a slow phone, rendering a sheet takes longer than a frame. One that is mounted open within another dialog
  // opens after that one, and so above it.
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

  // The step before may be rendered in parts. Until it is there, this dialog is still the one that gets the presses: Back
  // pressed once more goes on from where the first one leads, the first step, and closes.
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
    // Chrome closes on a second Back even if this is prevented; handleClose then reopens it.
    event.preventDefault();
    if (event.target === ref.current) stepBack();
  };
  const handleClose = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !open) return;
    if (busy || onBack) ref.current?.showModal();
    // Otherwise it is the end of a press that `cancel` has told of.
    if (!isGoingBack.current) stepBack();
  };
  // Visible for some frames while closing, it gets presses that repeat one that was already handled; and as it opens, the
  // second half of the double press that has opened it, which would answer what nobody has read.
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
      // A question or an outcome is announced in full as it opens.
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

interface Modal {
  readonly open: boolean;
  /** Whether it is to be open once the page has rendered again. */
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

  // In the commit that renders it: no frame is without a dialog when it replaces the step before.
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
    dialog.close();
    giveFocusBack();
    const fading = dialog.getAnimations?.() ?? [];
    if (fading.length === 0) {
      handleGone();
      return undefined;
    }
    // While it fades out the browser lets presses through to the page.
    dropSecondHalf();
    let isCurrent = true;
    void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => {
      if (isCurrent) handleGone();
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, open]);

  // Shows it again if it is still wanted after the browser has closed it. `onClose` may be undone before the page
  // renders: Back closes a dialog that is part of the address, and Forward opens it.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !isWanted || !dialog || dialog.open) return;
    dialog.showModal();
    takeFocus(dialog);
  });
}

/** Returns a function to call when it is no longer shown. */
function showModal(dialog: HTMLDialogElement): () => void {
  const leave = enterDialogStack(dialog);
  if (isNextStep()) dialog.dataset['step'] = '';
  if (!dialog.open) dialog.showModal();
  takeFocus(dialog);
  const letGo = keepFocus(dialog, () => titleOf(dialog)?.focus());
  return () => {
    letGo();
    leave();
  };
}

/**
 * Focus starts on the element with data-autofocus, or on the title: the browser would choose the close button, and
 * focusing a field would raise the keyboard over the sheet.
 */
function takeFocus(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleOf(dialog))?.focus();
}

const titleOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-dialog-title]');

/** Presses on the backdrop target the dialog element itself, so only their coordinates tell them apart. */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

import { X } from 'lucide-react';
import {
  startTransition,
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
import { enterDialogStack, giveFocusBack, heightOfStepBefore, noteLeaving } from './dialog-stack';
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

/**
 * The native modal dialog: a sheet on a phone, which can be pulled down, a centred card from 768 px. The browser traps focus, restores it, and
 * turns Escape and Android's Back into `cancel`; Back elsewhere goes through the history. The content mounts when the dialog opens and unmounts once it has
 * closed, so a form in it always starts fresh.
 */
export function Dialog({ open: wanted, ...rest }: DialogProps) {
  // Deferred: on a slow phone, rendering a sheet takes longer than a frame.
  const open = useDeferredValue(wanted);
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);
  return isPresent ? (
    <PresentDialog open={open} isWanted={wanted} onGone={() => setIsPresent(false)} {...rest} />
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
  const isFilled = useModal(ref, { open, isWanted, isShort: role === 'alertdialog', onGone });

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
      className={classNames(styles.dialog, isFilled && styles.filled, look)}
      aria-labelledby={titleId}
      // A question or an outcome is announced in full as it opens.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClickCapture={handleLatePress}
      onClick={handlePress}
    >
      <span className={styles.grabber} aria-hidden="true" />
      {isFilled && aside?.(busy)}
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
        {isFilled && children}
      </div>
      {isFilled && footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}

interface Modal {
  readonly open: boolean;
  /** Whether it is to be open once the page has rendered again. */
  readonly isWanted: boolean;
  /** It is announced as it opens, and has its content from the start. */
  readonly isShort: boolean;
  /** Called once it has faded out. */
  readonly onGone: () => void;
}

/**
 * Shows the element as a modal while `open`. Returns whether to render the content. On a slow phone, making the whole
 * page inert is enough work for one task: the first sheet is shown in a task after the one that renders it, and filled
 * in a later one. It slides in once it has its content, so that it never grows on the way; a later step of a task keeps
 * the height of the one before until then.
 */
function useModal(
  ref: { readonly current: HTMLDialogElement | null },
  { open, isWanted, isShort, onGone }: Modal,
): boolean {
  const [isDue, setIsDue] = useState(false);
  const [isFilled, setIsFilled] = useState(isShort);
  const wasShown = useRef(false);
  const handleGone = useEffectEvent(onGone);

  // A later step is there in the frame in which the one before has gone, also after a render in parts.
  const showStep = useEffectEvent((dialog: HTMLDialogElement) => {
    const before = heightOfStepBefore();
    if (!open || before === null) return;
    dialog.dataset['step'] = '';
    if (!isShort) dialog.style.minHeight = `${before}px`;
    dialog.showModal();
    focusTitle(dialog);
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) showStep(dialog);
    return () => noteLeaving(dialog);
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open) {
      if (!isDue && !dialog.open) {
        startTransition(() => setIsDue(true));
        return undefined;
      }
      wasShown.current = true;
      const hide = showModal(dialog);
      startTransition(() => setIsFilled(true));
      return hide;
    }
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
  }, [ref, open, isShort, isDue]);

  // Shows it again if it is still wanted after the browser has closed it. `onClose` may be undone before the page
  // renders: Back closes a dialog that is part of the address, and Forward opens it.
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !isWanted || !wasShown.current || !dialog || dialog.open) return;
    dialog.showModal();
    focusTitle(dialog);
  });

  useLayoutEffect(() => {
    if (isFilled) ref.current?.style.removeProperty('min-height');
  }, [ref, isFilled]);

  useEffect(() => {
    if (isFilled) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [ref, isFilled]);

  return isFilled;
}

/** Returns a function to call when it is no longer shown. */
function showModal(dialog: HTMLDialogElement): () => void {
  const leave = enterDialogStack(dialog);
  if (!dialog.open) dialog.showModal();
  focusTitle(dialog);
  const letGo = keepFocus(dialog, () => focusTitle(dialog));
  return () => {
    letGo();
    leave();
  };
}

/**
 * Focus starts on the title: the browser would choose the close button, and focusing a field would raise the keyboard
 * over the sheet. An element with data-autofocus gets focus as soon as the content is mounted.
 */
function focusTitle(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}

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

import { X } from 'lucide-react';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useText } from '#/i18n/use-text';
import { classNames } from './class-names';
import { enterDialogStack, giveFocusBack, isStep } from './dialog-stack';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { keepFocus } from './keep-focus';
import { scrollByKeys } from './scroll-by-keys';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, Android's Back and a press beside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  /** While true nothing closes the dialog: a money write is under way. */
  readonly busy?: boolean;
  /** Primary action, then the quiet one; stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** 'alertdialog' for a question or an outcome that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/**
 * The browser's own modal dialog: a sheet on a phone, a card in the middle from 768 px. The browser keeps focus
 * inside, gives it back, and turns Escape and Android's Back into `cancel`. The content mounts when it opens
 * and unmounts when it has closed, so a form in it always starts fresh.
 */
export function Dialog({ open: wanted, ...rest }: DialogProps) {
  // Drawn between frames: on a slow phone a sheet is too much work for one.
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
  onGone,
  title,
  busy = false,
  footer,
  role = 'dialog',
  children,
}: DialogProps & { readonly isWanted: boolean; readonly onGone: () => void }) {
  const t = useText();
  const titleId = useId();
  const bodyId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const isFilled = useModal(ref, open, onGone, role === 'alertdialog');

  const handleCancel = (event: SyntheticEvent) => {
    // Chrome closes on a second Back even when this is prevented; handleClose opens it again then.
    event.preventDefault();
    if (event.target === ref.current && !busy) onClose();
  };
  const handleClose = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !open) return;
    if (busy) ref.current?.showModal();
    else onClose();
  };
  // It stays in sight for some frames: a press on its way out belongs to the one that was answered.
  const handleLatePress = (event: MouseEvent) => {
    if (isWanted) return;
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
      className={classNames(styles.dialog, isFilled && styles.filled)}
      aria-labelledby={titleId}
      // A question or an outcome is read out whole as it opens.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClickCapture={handleLatePress}
      onClick={handlePress}
    >
      <span className={styles.grabber} aria-hidden="true" />
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

/**
 * Shows the element as a modal while `open`, and calls `onGone` once it has faded out. Answers whether it is time for
 * the content: that a modal makes the whole page inert is work enough for one go on a slow phone. The sheet comes in
 * once it holds its content, so that it never grows on its way. A short one, which is read out as it opens, has its
 * content from the start.
 */
function useModal(
  ref: { readonly current: HTMLDialogElement | null },
  open: boolean,
  onGone: () => void,
  isShort: boolean,
): boolean {
  const [isFilled, setIsFilled] = useState(isShort);
  const handleGone = useEffectEvent(onGone);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open) {
      const leave = enterDialogStack(dialog);
      const isNext = !dialog.open && isStep();
      if (isNext) dialog.dataset['step'] = '';
      if (!dialog.open) dialog.showModal();
      if (isNext) setIsFilled(true);
      else startTransition(() => setIsFilled(true));
      focusTitle(dialog);
      const letGo = keepFocus(dialog, () => focusTitle(dialog));
      return () => {
        letGo();
        leave();
      };
    }
    dialog.close();
    giveFocusBack();
    const fading = dialog.getAnimations?.() ?? [];
    if (fading.length === 0) {
      handleGone();
      return undefined;
    }
    let isCurrent = true;
    void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => {
      if (isCurrent) handleGone();
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, open]);

  useEffect(() => {
    if (isFilled) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [ref, isFilled]);

  return isFilled;
}

/**
 * Focus starts on the title: the browser would choose the close button, and a field would raise the keyboard
 * over the sheet. An element with data-autofocus has it as soon as the content is there.
 */
function focusTitle(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}

/** The backdrop belongs to the dialog element, so only the place of the press tells them apart. */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS, ToastContext, type Toasts } from '#/toasts/use-toast';
import { classNames } from '#/components/class-names';
import { subscribeDialogStack, topDialog } from '#/components/overlay/dialog-stack';
import styles from './toast.module.css';
import { WithContact } from './with-contact';

interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly durationMs: number;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [list, setList] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);

  const show = useCallback((tone: Toast['tone'], text: string, durationMs: number = TOAST_MS.normal) => {
    nextId.current += 1;
    const toast = { id: nextId.current, tone, text, durationMs };
    // A toast replaces an earlier one with the same text, which extends its time.
    setList((shown) => [...shown.filter((each) => each.text !== text), toast]);
  }, []);
  const remove = useCallback(
    (id: number) => setList((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const toasts = useMemo<Toasts>(
    () => ({
      success: (text, durationMs) => show('success', text, durationMs),
      error: (text, durationMs) => show('error', text, durationMs),
    }),
    [show],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion list={list} onDone={remove} />
    </ToastContext>
  );
}

/** A toast, and the dialog, or null for the page, in which it was shown first. */
interface PlacedToast extends Toast {
  readonly place: HTMLDialogElement | null;
}

/**
 * The toasts, in the topmost dialog. Each is announced once: where it was shown first, and not again where it moves when
 * a dialog opens or closes.
 */
function ToastRegion({
  list,
  onDone,
}: {
  readonly list: readonly Toast[];
  readonly onDone: (id: number) => void;
}) {
  const dialog = useSyncExternalStore(subscribeDialogStack, topDialog, () => null);
  const [shown, setShown] = useState<readonly PlacedToast[]>([]);
  // Deferred like the closing of a dialog, and in an effect: a toast that comes as its dialog closes is not shown in there.
  const current = useDeferredValue(list);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- dialogs open and close in the commit, so only afterwards is known which one is on top
    setShown((before) =>
      current.map((toast) => before.find(({ id }) => id === toast.id) ?? { ...toast, place: topDialog() }),
    );
  }, [current]);
  const isPolite = ({ tone, place }: PlacedToast) => tone === 'success' && place === dialog;
  const item = (toast: PlacedToast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      role={toast.tone === 'error' && toast.place === dialog ? 'alert' : undefined}
      onDone={onDone}
    />
  );
  const region = (
    <div className={styles.region}>
      {/* Rendered even without text, because screen readers may skip a status that is inserted together with its text. */}
      <div className={styles.told} role="status" aria-atomic="false">
        {shown.filter(isPolite).map(item)}
      </div>
      {shown.filter((toast) => !isPolite(toast)).map(item)}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

interface ItemProps {
  readonly toast: Toast;
  readonly role: 'alert' | undefined;
  readonly onDone: (id: number) => void;
}

function ToastItem({ toast, role, onDone }: ItemProps) {
  const { id, tone, text, durationMs } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDone]);

  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className={classNames(styles.toast, styles[tone])} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <WithContact text={text} />
      </p>
    </div>
  );
}

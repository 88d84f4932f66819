import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  useCallback,
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

function ToastRegion({
  list,
  onDone,
}: {
  readonly list: readonly Toast[];
  readonly onDone: (id: number) => void;
}) {
  const dialog = useSyncExternalStore(subscribeDialogStack, topDialog, () => null);
  const region = (
    <div className={styles.region}>
      {/* Rendered even without text, because screen readers may skip a status that is inserted together with its text. */}
      <div className={styles.told} role="status" aria-atomic="false">
        {list.map(
          (toast) => toast.tone === 'success' && <ToastItem key={toast.id} toast={toast} onDone={onDone} />,
        )}
      </div>
      {list.map(
        (toast) => toast.tone === 'error' && <ToastItem key={toast.id} toast={toast} onDone={onDone} />,
      )}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ToastItem({ toast, onDone }: { readonly toast: Toast; readonly onDone: (id: number) => void }) {
  const { id, tone, text, durationMs } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onDone(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDone]);

  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className={classNames(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <WithContact text={text} />
      </p>
    </div>
  );
}

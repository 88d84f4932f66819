import { createContext, useContext } from 'react';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = { normal: 4000, registered: 2000 } as const;

export interface Toasts {
  readonly success: (text: string, durationMs?: number) => void;
  readonly error: (text: string, durationMs?: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Short messages below the top bar. Each disappears by itself, so none may need a response. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}

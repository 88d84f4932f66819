import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveFocus } from '#/components/move-focus';

declare global {
  interface Window {
    /** Not in TypeScript's DOM library yet, nor in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

export interface MenuState {
  /** The ref of the element around the menu and its button. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The ref of the menu's button. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** @param giveBack whether focus returns to the menu's button */
  readonly close: (giveBack: boolean) => void;
  /** Handles arrow keys, Home, End, Escape and Tab in an open menu. */
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** Opening, closing and keyboard navigation of a menu. */
export function useMenu(itemSelector: string): MenuState {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
  const close = (giveBack: boolean) => {
    setIsOpen(false);
    if (giveBack) opener.current?.focus();
  };

  const focusFirst = useEffectEvent(() => {
    const all = items();
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  });
  const closeByBack = useEffectEvent(() => close(true));
  useEffect(() => {
    if (!isOpen) return undefined;
    focusFirst();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    // With it, Android's Back closes the menu instead of leaving the page.
    const watcher = window.CloseWatcher ? new window.CloseWatcher() : null;
    watcher?.addEventListener('close', closeByBack);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      watcher?.destroy();
    };
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(false);
    if (event.key === 'Escape') {
      close(true);
      event.preventDefault();
    } else if (moveFocus(event, items(), { wraps: true }) === null) return;
    event.stopPropagation();
  };

  return { root, opener, isOpen, open: () => setIsOpen(true), close, handleKey };
}

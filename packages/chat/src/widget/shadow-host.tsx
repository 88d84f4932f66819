import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Adds styles where the widget shows itself, once. */
export type AddStyles = (css: string) => void;

const added = new WeakMap<ShadowRoot, Set<string>>();

/** Built sheets pass the strictest content policy; older browsers get an element. */
export function addStylesTo(root: ShadowRoot, css: string): void {
  const styles = added.get(root) ?? new Set();
  added.set(root, styles);
  if (styles.has(css)) return;
  styles.add(css);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    const element = document.createElement('style');
    element.textContent = css;
    root.append(element);
  }
}

interface ShadowHostProps {
  readonly styles: string;
  readonly children: (root: ShadowRoot) => ReactNode;
}

/** Shows its children out of reach of the page's styles, and keeps its own from the page. */
export function ShadowHost({ styles, children }: ShadowHostProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      addStylesTo(shadow, styles);
      setRoot(shadow);
    },
    [styles],
  );
  return (
    <div ref={attach} data-chat-widget="">
      {root && createPortal(children(root), root)}
    </div>
  );
}

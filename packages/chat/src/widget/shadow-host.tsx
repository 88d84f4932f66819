import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Adds a style sheet to the widget's shadow root, once. */
export type AddStyles = (css: string) => void;

const added = new WeakMap<ShadowRoot, Set<string>>();

/**
 * Adds constructed style sheets, which the strictest content security policy allows. Safari before 16.4 has none and gets
 * a style element. It is empty, so that a policy can allow it by its hash, and the whole sheet is inserted as one rule.
 */
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
    root.append(element);
    element.sheet?.insertRule(`@media all{${css}}`);
  }
}

interface ShadowHostProps {
  readonly styles: string;
  readonly children: (root: ShadowRoot) => ReactNode;
}

/** Renders its children in a shadow root, so that neither side's styles affect the other. */
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

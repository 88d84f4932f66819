import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Adds a style sheet to the widget's shadow root, once. */
export type AddStyles = (css: string) => void;

const added = new WeakMap<ShadowRoot, Set<string>>();

/** The rules of minified styles, whose strings hold no braces. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/**
 * Constructed style sheets pass the strictest content security policy. Safari before 16.4 gets an element: empty, so that
 * the hash of nothing allows it, then filled rule by rule.
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
    for (const rule of rulesOf(css)) {
      try {
        element.sheet?.insertRule(rule, element.sheet.cssRules.length);
      } catch {
        // A selector that this browser does not know.
      }
    }
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

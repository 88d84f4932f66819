import { useRef, type KeyboardEvent } from 'react';
import { moveFocus } from '#/components/move-focus';
import styles from './tabs.module.css';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The id of the element that shows the selected tab's content; it needs role="tabpanel". */
  readonly panelId: string;
}

export function Tabs<Value extends string>({ label, tabs, value, onValueChange, panelId }: TabsProps<Value>) {
  const root = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const tab = tabs[moveFocus(event, all, { axis: 'horizontal', wraps: true }) ?? -1];
    if (tab) onValueChange(tab.value);
  };

  return (
    <div ref={root} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onValueChange(tab.value)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

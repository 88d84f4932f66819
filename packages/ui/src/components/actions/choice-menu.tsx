import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './choice-menu.module.css';
import { useMenu } from './use-menu';

interface Choice {
  readonly key: string;
  readonly label: string;
  /** The language tag of the label, if it differs from the page's. */
  readonly lang?: string;
  readonly icon?: ReactNode;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

export interface ChoiceMenuProps {
  /** The button's accessible name: the setting and its current value. */
  readonly label: string;
  readonly face: ReactNode;
  readonly groups: readonly ChoiceGroup[];
  /** Called when the menu opens, for instance to prefetch code. */
  readonly onOpen?: () => void;
}

/** A pill that opens a menu of choice groups, with exactly one choice selected in each. */
export function ChoiceMenu({ label, face, groups, onOpen }: ChoiceMenuProps) {
  const id = useId();
  const { root, opener, isOpen, open, close, handleKey } = useMenu('[role="menuitemradio"]');

  const handleOpen = () => {
    onOpen?.();
    open();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    handleOpen();
  };
  const handleBlur = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget && !root.current?.contains(event.relatedTarget)) close(false);
  };

  return (
    <div ref={root} className={styles.menu} onBlur={handleBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => (isOpen ? close(false) : handleOpen())}
        onKeyDown={handleButtonKey}
      >
        <span className={styles.face}>
          {face}
          <ChevronDown aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <div className={styles.list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
          {groups.map((group, index) => (
            <Fragment key={group.label}>
              {index > 0 && <hr className={styles.line} />}
              <div role="group" aria-labelledby={`${id}${index}`}>
                <p id={`${id}${index}`} className={styles.heading} role="presentation">
                  {group.label}
                </p>
                {group.choices.map((choice) => (
                  <button
                    key={choice.key}
                    type="button"
                    role="menuitemradio"
                    aria-checked={choice.key === group.chosen}
                    tabIndex={-1}
                    lang={choice.lang}
                    className={styles.item}
                    onClick={() => {
                      close(true);
                      group.onChoose(choice.key);
                    }}
                  >
                    {choice.icon && (
                      <span className={styles.icon} aria-hidden="true">
                        {choice.icon}
                      </span>
                    )}
                    <span>{choice.label}</span>
                    {choice.key === group.chosen && <Check className={styles.check} aria-hidden="true" />}
                  </button>
                ))}
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#/components/actions/icon-button';
import { useText } from '#/i18n/use-text';
import styles from './detail-panel.module.css';

interface Props {
  readonly title: string;
  /** Identifies the content. When it changes, focus moves to the panel's heading. */
  readonly subject: unknown;
  readonly onClose: () => void;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The details of a row, beside its table. */
export function DetailPanel({ title, subject, onClose, foot, children }: Props) {
  const t = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [subject]);
  return (
    <section className={styles.panel} aria-labelledby={titleId} data-print="receipt">
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton variant="sunken" label={t('actions.close')} icon={<X />} onClick={onClose} />
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** Moves focus to the row in `place` whose panel is open. */
export const focusOpenRow = (place: ParentNode): void =>
  place.querySelector<HTMLElement>('[data-row][aria-expanded="true"]')?.focus();

import type { ReactNode } from 'react';
import { classNames } from '#/components/class-names';
import styles from './list-row.module.css';
import press from '#/components/layout/press.module.css';
import type { Tone } from '#/components/feedback/tone';
import tones from '#/components/feedback/tone.module.css';

/** The card that contains the rows. */
export function ListCard({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly amount?: ReactNode;
  /** Left and right of the second line, for instance a time and its age. */
  readonly meta?: ReactNode;
  readonly metaEnd?: ReactNode;
  readonly note?: ReactNode;
  /** The last line, for instance the status. */
  readonly end?: ReactNode;
  /** Makes the whole row a button with this accessible name. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A separate control at the end of the row. */
  readonly aside?: ReactNode;
}

export function ListRow({
  tone,
  icon,
  title,
  badge,
  amount,
  meta,
  metaEnd,
  note,
  end,
  action,
  aside,
}: ListRowProps) {
  return (
    <li className={styles.row}>
      <span className={classNames(styles.tile, tones[tone])} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.lines}>
        <div className={styles.first}>
          <span className={styles.heading}>
            <span className={styles.title}>{title}</span> {badge}
          </span>
          {amount && <span className={styles.amount}>{amount}</span>}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {(meta || metaEnd) && (
          <div className={styles.second}>
            <span>{meta}</span>
            <span>{metaEnd}</span>
          </div>
        )}
        {end && <p className={styles.end}>{end}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classNames(press.press, styles.cover)}
          aria-label={action.label}
          aria-haspopup="dialog"
          onClick={action.onPress}
        />
      )}
      {aside && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { moveFocus } from '#/components/move-focus';
import { classNames } from '#/components/class-names';
import type { Tone } from '#/components/feedback/tone';
import tones from '#/components/feedback/tone.module.css';
import styles from './record-table.module.css';

export interface RecordColumn {
  readonly key: string;
  readonly label: string;
  /** Whether the column is right-aligned, for amounts. */
  readonly isAmount?: boolean;
}

export interface RecordTableProps {
  readonly label: string;
  readonly columns: readonly RecordColumn[];
  /** Whether the table is wide enough for date and time on one line. */
  readonly hasWholeTimes?: boolean;
  /** `RecordGroup`s. */
  readonly children: ReactNode;
}

const OPENERS = 'tbody button[data-row]';

/** Moves focus between rows with arrow keys, Home and End. Tab stops at each row too, as in other tables. */
function moveByKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const isOpener = event.target instanceof Element && event.target.matches(OPENERS);
  if (isOpener) moveFocus(event, [...event.currentTarget.querySelectorAll<HTMLElement>(OPENERS)]);
}

/** Records as a table, on wide screens; see docs/decisions/086-records-are-a-table-from-768-px.md. */
export function RecordTable({ label, columns, hasWholeTimes = false, children }: RecordTableProps) {
  return (
    <div className={styles.card}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the buttons in it */}
      <table
        className={classNames(styles.table, hasWholeTimes && styles.wholeTimes)}
        aria-label={label}
        onKeyDown={moveByKeys}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-column={column.key} className={alignOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

const alignOf = ({ isAmount = false }: Pick<RecordColumn, 'isAmount'>) => (isAmount ? styles.end : undefined);

interface GroupProps {
  readonly name: string;
  /** The number of the table's columns. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** The rows of one day, under its heading. */
export function RecordGroup({ name, columns, children }: GroupProps) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={columns} scope="rowgroup">
          <h2>{name}</h2>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

export interface RecordRowProps {
  readonly columns: readonly RecordColumn[];
  /** The contents by column key. One must contain the `RecordOpener`. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly isOpen?: boolean;
  readonly onOpen: () => void;
}

/** A row that opens its details when it is pressed anywhere. */
export function RecordRow({ columns, cells, isOpen = false, onOpen }: RecordRowProps) {
  const handle = (event: MouseEvent) => {
    // Ignores the click at the end of a text selection.
    if (event.detail > 0 && window.getSelection()?.isCollapsed === false) return;
    onOpen();
  };
  return (
    <tr className={classNames(styles.row, isOpen && styles.open)} onClick={handle}>
      {columns.map((column) => (
        <td key={column.key} data-column={column.key} className={alignOf(column)}>
          {cells[column.key]}
        </td>
      ))}
    </tr>
  );
}

export interface RecordOpenerProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly title: string;
  /** The accessible name of the button. */
  readonly label: string;
  /** A badge for which the table has no column. */
  readonly badge?: ReactNode;
  /** Lines below the title; null ones are left out. */
  readonly notes?: readonly (string | null)[];
  /** Whether the panel beside the table shows it; undefined if details open in a dialog. */
  readonly isExpanded?: boolean | undefined;
}

/** The title of a record, as a button that opens it. The row handles the click. */
export function RecordOpener({ tone, icon, title, label, badge, notes = [], isExpanded }: RecordOpenerProps) {
  return (
    <div className={styles.opener}>
      <span className={classNames(styles.tile, tones[tone])} aria-hidden="true">
        {icon}
      </span>
      <div>
        <button
          type="button"
          data-row=""
          className={styles.title}
          aria-label={label}
          aria-haspopup={isExpanded === undefined ? 'dialog' : undefined}
          aria-expanded={isExpanded}
        >
          {title}
        </button>{' '}
        {badge}
        {notes.map(
          (note) =>
            note && (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ),
        )}
      </div>
    </div>
  );
}

export interface RecordTimeProps {
  /** The server's text. */
  readonly at: string;
  readonly text: string;
  readonly age: string | null;
}

/** A time and how long ago that was. */
export function RecordTime({ at, text, age }: RecordTimeProps) {
  return (
    <>
      <time dateTime={at}>{text}</time>
      {age && <span className={styles.age}>{age}</span>}
    </>
  );
}

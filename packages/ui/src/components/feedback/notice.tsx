import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#/components/class-names';
import styles from './notice.module.css';
import type { Tone } from './tone';
import tones from './tone.module.css';
import { WithContact } from './with-contact';

export interface NoticeProps {
  readonly tone: Extract<Tone, 'danger' | 'warning' | 'info'>;
  /** Not announced: 'timer', for text that changes every second, and 'note', for text that is shown from the start. */
  readonly role?: 'alert' | 'status' | 'timer' | 'note';
  readonly children: ReactNode;
}

/** A message about a form, above its button, or about a page, at its top. */
export function Notice({ tone, role = tone === 'danger' ? 'alert' : 'status', children }: NoticeProps) {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div className={classNames(styles.notice, tones[tone])} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {typeof children === 'string' ? <WithContact text={children} /> : children}
      </div>
    </div>
  );
}

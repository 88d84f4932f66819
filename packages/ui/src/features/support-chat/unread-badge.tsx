import { unreadTexts } from '@member-wallet/chat/unread';
import type { ReactNode } from 'react';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useLocale } from '#/i18n/use-locale';
import styles from './support-chat.module.css';

/** Takes what to show on the link to the page that has the chat; null for nothing. */
export type OnBadge = (badge: ReactNode) => void;

const MOST = 99;

/** The number of unread messages, on the link to the page that has the chat. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const { locale } = useLocale();
  return (
    <span className={styles.badge}>
      <span>{count > MOST ? `${MOST}+` : count}</span>
      <span className={hidden.hidden}>{` ${unreadTexts[locale].unread}`}</span>
    </span>
  );
}

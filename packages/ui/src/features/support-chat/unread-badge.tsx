import { unreadTexts } from '@member-wallet/chat/unread';
import type { ReactNode } from 'react';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useLocale } from '#/i18n/use-locale';
import styles from './support-chat.module.css';

/** Called with the badge to show on the link to the chat's page; null for none. */
export type OnBadge = (badge: ReactNode) => void;

const MOST = 99;

/** The number of unread messages, shown on the link to the chat's page. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const { locale } = useLocale();
  return (
    <span className={styles.badge}>
      <span>{count > MOST ? `${MOST}+` : count}</span>
      <span className={hidden.hidden}>{` ${unreadTexts[locale].unread}`}</span>
    </span>
  );
}

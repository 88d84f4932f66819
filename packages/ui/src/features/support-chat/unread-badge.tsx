import { unreadTexts } from '@member-wallet/chat/unread';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useLocale } from '#/i18n/use-locale';
import styles from './support-chat.module.css';

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

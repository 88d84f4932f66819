import { Link, useLocation } from 'react-router-dom';
import { useText } from '#/i18n/use-text';
import { MEMBER_START, PATHS } from '#/navigation/paths';
import styles from './with-contact.module.css';

/** A text in which the words "contact support" are a link to the contact page. */
export function WithContact({ text }: { readonly text: string }) {
  const t = useText();
  const isMember = useLocation().pathname.startsWith(MEMBER_START);
  const [before, words, after] = text.split(new RegExp(`(${t('shell.contactStaff')})`, 'i'));
  if (words === undefined) return <span>{text}</span>;
  return (
    <>
      <span>{before}</span>
      <Link className={styles.link} to={isMember ? PATHS.memberContact : PATHS.contact}>
        {words}
      </Link>
      <span>{after}</span>
    </>
  );
}

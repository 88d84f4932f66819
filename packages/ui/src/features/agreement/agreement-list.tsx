import { ServerHtml } from '#/components/media/server-html';
import styles from './agreement-list.module.css';

/** The operator's paragraphs, as HTML. */
export function AgreementList({ agreements }: { readonly agreements: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {agreements.map((html, index) => (
        // The items have no ids, and the list never reorders while it is shown.
        <li key={index}>
          <ServerHtml html={html} />
        </li>
      ))}
    </ul>
  );
}

import { ServerHtml } from '#/components/media/server-html';
import styles from './agreement-list.module.css';

/** The operator's paragraphs, as HTML. */
export function AgreementList({ agreements }: { readonly agreements: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {agreements.map((html, index) => (
        // Keyed by index, because the items have no ids and keep their order.
        <li key={index}>
          <ServerHtml html={html} />
        </li>
      ))}
    </ul>
  );
}

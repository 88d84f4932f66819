import { useSiteInfo } from '#/data/operator/use-lookups';
import { useText } from '#/i18n/use-text';
import styles from './contact-screen.module.css';
import { siteAddress } from './contact-links';

/** Names the operator. The last line of the page, so that nothing moves when it loads. */
export function OperatorLine({ wanted }: { readonly wanted: boolean }) {
  const t = useText();
  const { data } = useSiteInfo(wanted);
  const name = data?.name.trim();
  const site = siteAddress(data?.website);
  if (!name && !site) return null;
  return (
    <p className={styles.operator}>
      {name && <span>{t('contact.operator', { name })}</span>}
      {site && (
        <a href={site.href} target="_blank" rel="noopener noreferrer">
          {site.host}
        </a>
      )}
    </p>
  );
}

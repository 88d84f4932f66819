import { Link } from 'react-router-dom';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import styles from './age-note.module.css';
import { Badge } from '#/components/feedback/badge';

/** The minimum age, with a link to the responsible-play page. */
export function AgeNote({ to }: { readonly to: string }) {
  const t = useText();
  const { responsibleGaming } = useMarket();
  return (
    <p className={styles.note}>
      <Badge tone="neutral">{`${responsibleGaming.minimumAge}+`}</Badge>
      <Link className={styles.link} to={to}>
        {t('titles.responsibleGaming')}
      </Link>
    </p>
  );
}

import { ButtonLink } from '#/components/actions/button';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import styles from './coins-hint.module.css';

/** For a member without coins: where they come from. The operator gives them; nothing in the app sells them. */
export function CoinsHint() {
  const t = useText();
  return (
    <div className={styles.hint}>
      <p>{t('spin.earn')}</p>
      <div className={styles.ways}>
        <ButtonLink size="small" variant="tonal" to={PATHS.bonus}>
          {t('spin.toBonuses')}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" to={PATHS.memberContact}>
          {t('titles.contact')}
        </ButtonLink>
      </div>
    </div>
  );
}

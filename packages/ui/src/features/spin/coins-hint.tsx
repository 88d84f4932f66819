import { ButtonLink } from '#/components/actions/button';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import styles from './coins-hint.module.css';

/** Tells a member without coins how to get some. The operator grants them; they cannot be bought in the app. */
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

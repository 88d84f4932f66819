import { Phone } from 'lucide-react';
import { Badge } from '#/components/badge';
import { ButtonLink } from '#/components/button';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSessionState } from '#/session/use-session';
import styles from './care.module.css';
import { LimitSection } from './limit-section';

export interface CareScreenProps {
  /** The help line's phone number, as dialled in the market; null if none is set. */
  readonly helpLine: string | null;
}

/** A number of zeros is only a placeholder for the real one. */
const isSample = (phone: string) => /^[0\D]+$/.test(phone);

/** Responsible gambling: advice, the deposit limit and the help line, for members and visitors. */
export function CareScreen({ helpLine }: CareScreenProps) {
  const t = useText();
  const { care } = useMarket();
  const isMember = useSessionState().token !== null;
  return (
    <>
      <h1 className={styles.title}>{t('care.title')}</h1>
      <p className={styles.age}>
        <Badge tone="neutral">{care.minimumAge}+</Badge>
        {t('care.age', { age: care.minimumAge })}
      </p>
      <section className={styles.card} aria-labelledby="care-habits">
        <h2 id="care-habits" className={styles.heading}>
          {t('care.habits')}
        </h2>
        <ul className={styles.habits}>
          <li>{t('care.habit1')}</li>
          <li>{t('care.habit2')}</li>
          <li>{t('care.habit3')}</li>
          <li>{t('care.habit4')}</li>
        </ul>
      </section>
      {isMember && care.depositLimit && <LimitSection />}
      <section className={styles.card} aria-labelledby="care-help">
        <h2 id="care-help" className={styles.heading}>
          {t('care.help')}
        </h2>
        <p className={styles.text}>{helpLine === null ? t('care.helpNone') : t('care.helpText')}</p>
        {helpLine === null ? (
          <ButtonLink variant="tonal" wide to={isMember ? PATHS.memberContact : PATHS.contact}>
            {t('contact.title')}
          </ButtonLink>
        ) : (
          <>
            <a className={styles.call} href={`tel:${helpLine.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" />
              {t('care.call', { phone: helpLine })}
            </a>
            {isSample(helpLine) && <p className={styles.hint}>{t('care.sample')}</p>}
          </>
        )}
      </section>
      {care.reminderMinutes !== null && (
        <p className={styles.hint}>{t('care.reminderAbout', { minutes: care.reminderMinutes })}</p>
      )}
    </>
  );
}

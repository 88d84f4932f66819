import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#/components/feedback/badge';
import { ButtonLink } from '#/components/actions/button';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSessionState } from '#/session/use-session';
import styles from './responsible-gaming.module.css';

export interface ResponsibleGamingScreenProps {
  /** The help line's phone number, as dialled in the market; null if none is set. */
  readonly helpLine: string | null;
  /** The part for members, below the advice. */
  readonly children?: ReactNode;
}

/** Whether a phone number only has zeros and so is a placeholder. */
const isSample = (phone: string) => /^[0\D]+$/.test(phone);

/** Responsible gambling: advice, the deposit limit and the help line, for members and visitors. */
export function ResponsibleGamingScreen({ helpLine, children }: ResponsibleGamingScreenProps) {
  const t = useText();
  const { responsibleGaming } = useMarket();
  const isMember = useSessionState().token !== null;
  return (
    <>
      <h1 className={styles.title}>{t('titles.responsibleGaming')}</h1>
      <p className={styles.age}>
        <Badge tone="neutral">{`${responsibleGaming.minimumAge}+`}</Badge>
        <span>{t('responsibleGaming.age', { age: responsibleGaming.minimumAge })}</span>
      </p>
      <section className={styles.card} aria-labelledby="responsible-gaming-habits">
        <h2 id="responsible-gaming-habits" className={styles.heading}>
          {t('responsibleGaming.habits')}
        </h2>
        <ul className={styles.habits}>
          <li>{t('responsibleGaming.habit1')}</li>
          <li>{t('responsibleGaming.habit2')}</li>
          <li>{t('responsibleGaming.habit3')}</li>
          <li>{t('responsibleGaming.habit4')}</li>
        </ul>
      </section>
      {children}
      <section className={styles.card} aria-labelledby="responsible-gaming-help">
        <h2 id="responsible-gaming-help" className={styles.heading}>
          {t('responsibleGaming.help')}
        </h2>
        <p className={styles.text}>
          {helpLine === null ? t('responsibleGaming.helpNone') : t('responsibleGaming.helpText')}
        </p>
        {helpLine === null ? (
          <ButtonLink variant="tonal" wide to={isMember ? PATHS.memberContact : PATHS.contact}>
            {t('titles.contact')}
          </ButtonLink>
        ) : (
          <>
            <a className={styles.call} href={`tel:${helpLine.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" />
              <span>{t('responsibleGaming.call', { phone: helpLine })}</span>
            </a>
            {isSample(helpLine) && <p className={styles.hint}>{t('responsibleGaming.sample')}</p>}
          </>
        )}
      </section>
      {responsibleGaming.reminderMinutes !== null && (
        <p className={styles.hint}>
          {t('responsibleGaming.reminderAbout', { minutes: responsibleGaming.reminderMinutes })}
        </p>
      )}
    </>
  );
}

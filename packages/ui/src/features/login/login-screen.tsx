import { Link } from 'react-router-dom';
import { AgeNote } from '#/components/layout/age-note';
import { Notice } from '#/components/feedback/notice';
import { useIsHydrated } from '#/components/use-is-hydrated';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSession, useSessionState } from '#/session/use-session';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';
import { OperatorNotice } from './operator-notice';

export function LoginScreen() {
  const t = useText();
  const session = useSession();
  const { ended } = useSessionState();
  const isHydrated = useIsHydrated();

  return (
    <>
      <div className={styles.welcome}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.subtitle}>{t('login.subtitle')}</p>
      </div>
      {isHydrated && ended === 'expired' && <Notice tone="warning">{t('session.expired')}</Notice>}
      <LoginForm onToken={session.logIn} />
      <p className={styles.register}>
        <span>{t('login.noAccount')}</span> <Link to={PATHS.register}>{t('login.register')}</Link>
      </p>
      <AgeNote to={PATHS.responsibleGaming} />
      {/* Last, so that nothing moves when it loads. */}
      <OperatorNotice />
    </>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { AgeNote } from '#/components/layout/age-note';
import { Notice } from '#/components/feedback/notice';
import { useIsHydrated } from '#/components/use-is-hydrated';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSession, useSessionState } from '#/session/use-session';
import { takeWantedPath } from '#/session/wanted-path';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';
import { OperatorNotice } from './operator-notice';

export function LoginScreen() {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { ended } = useSessionState();
  const isHydrated = useIsHydrated();

  const enter = (token: string, remember: boolean, username: string) => {
    const wanted = takeWantedPath(session.sessionValues);
    session.logIn(token, remember, username);
    void navigate(wanted, { replace: true });
  };

  return (
    <>
      <div className={styles.welcome}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.subtitle}>{t('login.subtitle')}</p>
      </div>
      {isHydrated && ended === 'expired' && <Notice tone="warning">{t('session.expired')}</Notice>}
      <LoginForm onToken={enter} />
      <p className={styles.register}>
        <span>{t('login.noAccount')}</span> <Link to={PATHS.register}>{t('login.register')}</Link>
      </p>
      <AgeNote to={PATHS.responsibleGaming} />
      {/* Last, so that nothing moves when it loads. */}
      <OperatorNotice />
    </>
  );
}

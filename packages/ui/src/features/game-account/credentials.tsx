import type { SlotAccount } from '@member-wallet/api-sdk';
import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { CopyButton } from '#/components/actions/copy-button';
import { IconButton } from '#/components/actions/icon-button';
import { Notice } from '#/components/feedback/notice';
import { Skeleton } from '#/components/feedback/skeleton';
import { useText } from '#/i18n/use-text';
import styles from './game-account-dialog.module.css';

interface Props {
  /** Undefined while it loads, or if it failed to load. */
  readonly account: SlotAccount | undefined;
  readonly isResetting: boolean;
  /** The reason if the last reset was refused; otherwise null. */
  readonly notReset: string | null;
  readonly onReset: () => void;
}

/** A fixed number of dots, which does not reveal the password's length. */
const DOTS = '••••••••';

/** The login for a game's own site and app. The password is hidden until the member reveals it. */
export function Credentials({ account, isResetting, notReset, onReset }: Props) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.credentials} aria-label={t('game.login')}>
      <dl>
        <div className={styles.row}>
          <dt>{t('game.username')}</dt>
          <dd>
            {account ? (
              <>
                <span className={styles.value}>{account.username}</span>
                <CopyButton text={account.username} what={t('game.username')} />
              </>
            ) : (
              <Skeleton shape="medium" />
            )}
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t('game.password')}</dt>
          <dd>
            {account ? (
              <>
                {isShown ? (
                  <span className={styles.value}>{account.password}</span>
                ) : (
                  <span className={styles.value} role="img" aria-label={t('game.hidden')}>
                    {DOTS}
                  </span>
                )}
                <IconButton
                  variant="plain"
                  label={t(isShown ? 'components.hidePassword' : 'components.showPassword')}
                  icon={isShown ? <EyeOff /> : <Eye />}
                  onClick={() => setIsShown(!isShown)}
                />
                <CopyButton text={account.password} what={t('game.password')} isSecret />
              </>
            ) : (
              <Skeleton shape="medium" />
            )}
          </dd>
        </div>
      </dl>
      <Button
        variant="quiet"
        size="small"
        icon={<KeyRound />}
        busy={isResetting}
        disabled={!account}
        onClick={onReset}
      >
        {t('game.reset')}
      </Button>
      {notReset && (
        <div className={styles.refusal}>
          <Notice tone="danger">{notReset}</Notice>
        </div>
      )}
    </section>
  );
}

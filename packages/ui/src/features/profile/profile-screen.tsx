import { Handshake, Lock, Pencil, User } from 'lucide-react';
import { useState } from 'react';
import { AgeNote } from '#/components/layout/age-note';
import { Button, ButtonLink } from '#/components/actions/button';
import { classNames } from '#/components/class-names';
import { LoadFailed } from '#/components/feedback/load-failed';
import { ListCard } from '#/components/lists/list-row';
import wide from '#/components/layout/wide.module.css';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { SkeletonFact } from '#/components/feedback/skeleton';
import { useProfile } from '#/data/member/use-profile';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { PasswordDialog } from './password-dialog';
import { ProfileDetails } from './profile-details';
import styles from './profile-screen.module.css';

interface ProfileScreenProps {
  /** Opens the agreement to read it. */
  readonly onAgreement: () => void;
}

export function ProfileScreen({ onAgreement }: ProfileScreenProps) {
  const t = useText();
  const { data, state, reload, refreshing } = useProfile();
  const [isChanging, setIsChanging] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <h1 className={classNames(wide.wide, styles.title)}>{t('titles.profile')}</h1>
      {state === 'loading' && (
        <div className={classNames(wide.wide, styles.list)} aria-busy="true">
          <ListCard>
            {[0, 1, 2, 3].map((fact) => (
              <li key={fact}>
                <SkeletonFact />
              </li>
            ))}
          </ListCard>
        </div>
      )}
      {state === 'failed' && <LoadFailed icon={<User />} busy={refreshing} onReload={() => void reload()} />}
      {data && (
        <>
          <div className={classNames(wide.wide, styles.columns)}>
            <ProfileDetails answer={data} />
            <div className={styles.actions}>
              <ButtonLink variant="tonal" wide icon={<Pencil />} to={PATHS.editProfile}>
                {t('titles.editProfile')}
              </ButtonLink>
              <Button
                variant="tonal"
                wide
                icon={<Lock />}
                aria-haspopup="dialog"
                onClick={() => setIsChanging(true)}
              >
                {t('profile.changePassword')}
              </Button>
              <Button variant="tonal" wide icon={<Handshake />} aria-haspopup="dialog" onClick={onAgreement}>
                {t('agreement.title')}
              </Button>
            </div>
          </div>
          <AgeNote to={PATHS.memberResponsibleGaming} />
          <PasswordDialog
            open={isChanging}
            username={data.profile.username}
            onClose={() => setIsChanging(false)}
            onSaved={() => {
              setIsChanging(false);
              setIsSaved(true);
            }}
          />
        </>
      )}
      <MessageDialog open={isSaved} onClose={() => setIsSaved(false)} title={t('errors.success')}>
        <ResultMessage kind="done" title={t('profile.passwordSaved')} />
      </MessageDialog>
    </>
  );
}

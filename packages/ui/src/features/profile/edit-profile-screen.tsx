import { User } from 'lucide-react';
import { LoadFailed } from '#/components/feedback/load-failed';
import { SkeletonField } from '#/components/feedback/skeleton';
import { useProfile } from '#/data/member/use-profile';
import { useText } from '#/i18n/use-text';
import { EditProfileForm } from './edit-profile-form';
import styles from './edit-profile.module.css';

/** Edits the name and the bank account. */
export function EditProfileScreen() {
  const t = useText();
  const { data, state, reload, refreshing } = useProfile();
  return (
    <>
      <h1 className={styles.title}>{t('titles.editProfile')}</h1>
      {state === 'loading' && (
        <div className={styles.loading} aria-busy="true">
          {[0, 1, 2, 3].map((field) => (
            <SkeletonField key={field} />
          ))}
        </div>
      )}
      {state === 'failed' && <LoadFailed icon={<User />} busy={refreshing} onReload={() => void reload()} />}
      {data && <EditProfileForm answer={data} />}
    </>
  );
}

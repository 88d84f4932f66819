import { Bell, Download, LogOut, Search } from 'lucide-react';
import { Button, ButtonLink, OutsideLink } from '#/components/actions/button';
import { CopyButton } from '#/components/actions/copy-button';
import { IconButton } from '#/components/actions/icon-button';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

const VARIANTS = ['primary', 'tonal', 'quiet', 'danger'] as const;

export function Buttons() {
  const t = useText();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}: at rest, with icon, small, disabled, busy`}>
          <div className={styles.row}>
            <Button variant={variant}>{t('actions.confirm')}</Button>
            <Button variant={variant} icon={<Download />}>
              {t('home.deposit')}
            </Button>
            <Button variant={variant} size="small">
              {t('actions.reload')}
            </Button>
            <Button variant={variant} disabled>
              {t('actions.next')}
            </Button>
            <Button variant={variant} busy>
              {t('actions.confirm')}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Button wide: primary above quiet">
        <Button wide>{t('login.submit')}</Button>
        <Button wide variant="quiet">
          {t('actions.cancel')}
        </Button>
      </Specimen>
      <Specimen name="ButtonLink, OutsideLink">
        <div className={styles.row}>
          <ButtonLink to={PATHS.login}>{t('shell.goHome')}</ButtonLink>
          <OutsideLink variant="tonal" href="https://example.com/">
            {t('shell.contact')}
          </OutsideLink>
        </div>
      </Specimen>
      <Specimen name="IconButton: disc, sunken, plain, disabled; CopyButton">
        <div className={styles.row}>
          <IconButton label={t('shell.logOut')} icon={<LogOut />} />
          <IconButton variant="sunken" label={t('fields.search')} icon={<Search />} />
          <IconButton variant="plain" label={t('home.banners')} icon={<Bell />} />
          <IconButton label={t('shell.logOut')} icon={<LogOut />} disabled />
          <CopyButton text="123-4-56789-0" what={t('profile.accountNo')} />
        </div>
      </Specimen>
    </>
  );
}

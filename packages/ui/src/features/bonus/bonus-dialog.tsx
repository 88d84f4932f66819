import type { Bonus } from '@member-wallet/api-sdk';
import { BannerSlides } from '#/components/media/banner-slides';
import wide from '#/components/overlay/wide-dialog.module.css';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Notice } from '#/components/feedback/notice';
import type { Write } from '#/data/write/use-write';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';

interface Props {
  readonly open: boolean;
  readonly bonus: Bonus;
  readonly activation: Pick<Write<never>, 'running' | 'sending'>;
  readonly onReceive: () => void;
  readonly onClose: () => void;
}

export function BonusDialog({ open, bonus, activation, onReceive, onClose }: Props) {
  const t = useText();
  const isActive = bonus.userBonus?.isActive === true;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      look={wide.wide}
      title={bonus.code}
      busy={activation.sending}
      footer={
        <Button wide busy={activation.running} onClick={isActive ? onClose : onReceive}>
          {isActive ? t('actions.confirm') : t('bonus.receive')}
        </Button>
      }
    >
      <div className={styles.details}>
        <BannerSlides label={t('bonus.details', { code: bonus.code })} banners={bonus.banners} />
        {typeof bonus.percentFail === 'number' && (
          <Notice tone="warning">{t('bonus.percentFail', { percentFail: bonus.percentFail })}</Notice>
        )}
      </div>
    </Dialog>
  );
}

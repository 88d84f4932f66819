import type { Banner } from '@member-wallet/api-sdk';
import { BannerSlides } from '#/components/media/banner-slides';
import wide from '#/components/overlay/wide-dialog.module.css';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useText } from '#/i18n/use-text';

interface BannerDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly banners: readonly Banner[];
  /** Continues to the dialog that the banners announce. */
  readonly onContinue: () => void;
}

/** The operator's banners, shown before a dialog. */
export function BannerDialog({ open, onClose, title, banners, onContinue }: BannerDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      look={wide.wide}
      title={title}
      footer={
        <Button wide onClick={onContinue}>
          {t('home.continue')}
        </Button>
      }
    >
      <BannerSlides label={t('home.banners')} banners={banners} />
    </Dialog>
  );
}

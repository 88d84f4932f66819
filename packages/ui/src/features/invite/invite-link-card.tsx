import { QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { CopyButton } from '#/components/actions/copy-button';
import { canShareLink, share } from '#/components/actions/share';
import { useCopy } from '#/components/actions/use-copy';
import { useText } from '#/i18n/use-text';
import styles from './invite-dialog.module.css';
import { shortLink } from './invite-link';
import { InviteQr } from './invite-qr';

/** The member's invite link, to copy, share or show as a QR code. @param link null if there is none yet */
export function InviteLinkCard({ link }: { readonly link: string | null }) {
  const t = useText();
  return (
    <section className={styles.link} aria-label={t('invite.link')}>
      <p className={styles.linkLabel}>{t('invite.link')}</p>
      {link === null ? <p className={styles.noLink}>{t('invite.noLink')}</p> : <WaysToShare link={link} />}
    </section>
  );
}

function WaysToShare({ link }: { readonly link: string }) {
  const t = useText();
  const [hasQr, setHasQr] = useState(false);
  const copy = useCopy();
  const shared = { title: t('invite.shareTitle'), url: link };
  const shareOrCopy = async () => {
    if ((await share(shared)) === 'refused') await copy(link);
  };
  return (
    <>
      <div className={styles.address}>
        {/* Copying a selection by hand also copies the whole link. */}
        <span
          onCopy={(event) => {
            event.clipboardData.setData('text/plain', link);
            event.preventDefault();
          }}
        >
          {shortLink(link)}
        </span>
        <CopyButton text={link} what={t('invite.link')} />
      </div>
      <div className={styles.ways}>
        {canShareLink(shared) && (
          <Button variant="quiet" size="small" icon={<Share2 />} onClick={() => void shareOrCopy()}>
            {t('invite.share')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<QrCode />}
          aria-expanded={hasQr}
          onClick={() => setHasQr(!hasQr)}
        >
          {t(hasQr ? 'invite.hideQr' : 'invite.showQr')}
        </Button>
      </div>
      {hasQr && <InviteQr link={link} />}
    </>
  );
}

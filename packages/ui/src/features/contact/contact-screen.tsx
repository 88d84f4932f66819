import { Headset, MessageCircle } from 'lucide-react';
import { AgeNote } from '#/components/layout/age-note';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { ServerHtml } from '#/components/media/server-html';
import { Skeleton } from '#/components/feedback/skeleton';
import { CodeImage } from '#/components/media/code-image';
import { imageAddress } from '#/components/media/image-address';
import { useAppSchemes } from '#/data/market/market-provider';
import { useContact } from '#/data/operator/use-lookups';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSessionState } from '#/session/use-session';
import styles from './contact-screen.module.css';
import { chatAddress } from './contact-links';
import { OperatorLine } from './operator-line';

interface ContactScreenProps {
  readonly version: string;
}

export function ContactScreen({ version }: ContactScreenProps) {
  const t = useText();
  const isMember = useSessionState().token !== null;
  const { data, state, reload, refreshing } = useContact();
  const chat = chatAddress(data?.lineLink, useAppSchemes());
  const qr = imageAddress(data?.lineQR);
  const isEmpty = data && !data.contactText?.trim() && !data.lineName?.trim() && !chat && !qr;

  return (
    <>
      <h1 className={styles.title}>{t('titles.contact')}</h1>
      {state === 'failed' && (
        <LoadFailed icon={<Headset />} busy={refreshing} onReload={() => void reload()} />
      )}
      {isEmpty && (
        <EmptyState icon={<Headset />} title={t('contact.emptyTitle')} hint={t('contact.emptyHint')} />
      )}
      {state === 'loading' && (
        <div className={styles.card} aria-busy="true">
          <Skeleton shape="long" />
          <span className={styles.qrComing} aria-hidden="true" />
          <span className={styles.chatComing} aria-hidden="true" />
        </div>
      )}
      {data && !isEmpty && (
        <div className={styles.card}>
          {data.contactText && <ServerHtml html={data.contactText} />}
          {qr && (
            <CodeImage className={styles.qr} image={qr} alt={t('contact.qr')} width={264} height={264} />
          )}
          {!chat && data.lineName && <p>{data.lineName}</p>}
          {chat && (
            <a className={styles.chat} href={chat} target="_blank" rel="noopener noreferrer">
              <MessageCircle aria-hidden="true" />
              <span>
                {data.lineName ? t('contact.chatWith', { name: data.lineName }) : t('contact.openChat')}
              </span>
            </a>
          )}
        </div>
      )}
      <AgeNote to={isMember ? PATHS.memberResponsibleGaming : PATHS.responsibleGaming} />
      <p className={styles.version}>{t('contact.version', { version })}</p>
      <OperatorLine wanted={state !== 'loading'} />
    </>
  );
}

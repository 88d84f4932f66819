import { memo } from 'react';
import type { FileBox } from '../../driver/browser/file-box';
import { type DeliveryStatus, FILE_GONE, type OutboxItem } from '../../outbox/item';
import { Icon } from '../panel/icon';
import { timeOf } from '../panel/rows';
import { useTranslate } from '../panel/translate';
import type { Rich } from '../rich/use-rich';
import { MessageText } from './message-text';

interface DeliveryRowProps {
  readonly item: OutboxItem;
  readonly status: DeliveryStatus;
  readonly isContinued: boolean;
  /** Whether nothing can be sent at present. */
  readonly isCutOff: boolean;
  /** Upload progress from 0 to 1. */
  readonly progress: number;
  readonly files: FileBox;
  readonly rich: Rich | null;
  readonly onResend: (clientId: string) => void;
  readonly onRemove: (clientId: string) => void;
}

/** A message that is being sent, or that failed. */
export const DeliveryRow = memo(function DeliveryRow(props: DeliveryRowProps) {
  const { item, status, isContinued, isCutOff, progress, files, rich, onResend, onRemove } = props;
  const t = useTranslate();
  const { clientId, content, composedAt, reason } = item;
  const state = {
    uploading_file: t('uploading', { count: Math.floor(progress * 100) }),
    sending: t(isCutOff ? 'waiting' : 'sending'),
    failed: reason === FILE_GONE ? t('fileGone') : t('failed'),
    succeed: timeOf(composedAt),
  }[status];
  return (
    <li className={`row mine ${status}${isContinued ? ' on' : ''}`}>
      <div className={content.kind === 'media' ? 'bubble bare media' : 'bubble'}>
        <span className="unseen">{`${t('me')}: `}</span>
        {content.kind !== 'media' ? (
          <MessageText text={content.text} rich={rich} />
        ) : (
          rich && <rich.SentFile {...{ clientId, content, files }} />
        )}
        {status === 'uploading_file' && <progress value={progress} aria-label={state} />}
      </div>
      <small className="meta">
        {status === 'failed' && <Icon name="alert" />}
        <span>{state}</span>
        {status !== 'failed' && <Icon name={status === 'succeed' ? 'check' : 'clock'} />}
        {status === 'failed' && (
          <>
            <button type="button" className="quiet" onClick={() => onResend(clientId)}>
              {t('resend')}
            </button>
            <button type="button" className="quiet" onClick={() => onRemove(clientId)}>
              {t('remove')}
            </button>
          </>
        )}
      </small>
    </li>
  );
});

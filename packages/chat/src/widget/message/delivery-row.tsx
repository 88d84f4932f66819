import { memo } from 'react';
import { FILE_GONE } from '../../driver/deliver';
import type { FileBox } from '../../driver/file-box';
import type { DeliveryStatus, OutboxItem } from '../../outbox/item';
import { Icon } from '../panel/icon';
import { timeOf } from '../panel/rows';
import { useWords } from '../panel/words';
import type { Rich } from '../rich/use-rich';
import { WordsOf } from './words-of';

interface DeliveryRowProps {
  readonly item: OutboxItem;
  readonly status: DeliveryStatus;
  /** From 0 to 1. */
  readonly progress: number;
  readonly files: FileBox;
  readonly rich: Rich | null;
  readonly onResend: (clientId: string) => void;
  readonly onRemove: (clientId: string) => void;
}

/** One message that is on its way, or did not get there. */
export const DeliveryRow = memo(function DeliveryRow(props: DeliveryRowProps) {
  const { item, status, progress, files, rich, onResend, onRemove } = props;
  const say = useWords();
  const { clientId, content, composedAt, reason } = item;
  const state = {
    uploading_file: say('uploading', { count: Math.floor(progress * 100) }),
    sending: say('sending'),
    failed: reason === FILE_GONE ? say('fileGone') : say('failed'),
    succeed: timeOf(composedAt),
  }[status];
  return (
    <li className={`row mine ${status}`}>
      <div className={content.kind === 'media' ? 'bubble bare media' : 'bubble'}>
        <span className="unseen">{say('me')}: </span>
        {content.kind !== 'media' ? (
          <WordsOf text={content.text} />
        ) : (
          rich && <rich.SentFile {...{ clientId, content, files }} />
        )}
        {status === 'uploading_file' && <progress value={progress} aria-label={state} />}
      </div>
      <small className="meta">
        {status === 'failed' && <Icon name="alert" />}
        {state}
        {status === 'succeed' && <Icon name="check" />}
        {status === 'failed' && (
          <>
            <button type="button" className="quiet" onClick={() => onResend(clientId)}>
              {say('resend')}
            </button>
            <button type="button" className="quiet" onClick={() => onRemove(clientId)}>
              {say('remove')}
            </button>
          </>
        )}
      </small>
    </li>
  );
});

import { memo } from 'react';
import { type ChatMessage, CUSTOMER, type MessageBody } from '../../message/message';
import { Icon } from '../panel/icon';
import { timeOf } from '../panel/rows';
import { useTranslate } from '../panel/translate';
import type { Rich } from '../rich/use-rich';
import type { Choose } from '../rich/choices';
import { MessageText } from './message-text';

export interface MessageActions {
  readonly baseURL: string;
  readonly rich: Rich | null;
  readonly onChoose: Choose;
  readonly onView: (url: string) => void;
}

function Body({ body, actions }: { readonly body: MessageBody; readonly actions: MessageActions }) {
  const t = useTranslate();
  const { baseURL, rich, onChoose, onView } = actions;
  switch (body.kind) {
    case 'text':
    case 'quick-replies':
      return <MessageText text={body.text} rich={rich} />;
    case 'postback':
      return <MessageText text={body.text || body.payload} rich={rich} />;
    case 'buttons':
      return (
        <>
          <MessageText text={body.text} rich={rich} />
          {rich && <rich.Choices buttons={body.buttons} onChoose={onChoose} />}
        </>
      );
    case 'media':
      return rich ? <rich.Media {...{ body, baseURL, onView }} /> : <p className="waits">{body.text}</p>;
    case 'cards':
      return rich ? <rich.Cards cards={body.cards} {...{ baseURL, onChoose }} /> : <p className="waits" />;
    case 'unknown':
      return <MessageText text={body.text || t('unknown')} rich={rich} />;
  }
}

interface MessageRowProps {
  readonly message: ChatMessage;
  /** Whether the next row continues the group, so that the time is shown under a later message. */
  readonly isContinued: boolean;
  readonly actions: MessageActions;
}

/** A message that the server has stored. */
export const MessageRow = memo(function MessageRow({ message, isContinued, actions }: MessageRowProps) {
  const t = useTranslate();
  const isMine = message.sender === CUSTOMER;
  const { body, at } = message;
  const bare = body.kind === 'cards' || (body.kind === 'media' && body.fileType !== 'file' && !body.text);
  return (
    <li className={`row ${isMine ? 'mine' : 'theirs'}${isContinued ? ' on' : ''}`}>
      <div className={bare ? `bubble bare ${body.kind}` : 'bubble'}>
        <span className="unseen">{`${t(isMine ? 'me' : 'them')}: `}</span>
        <Body body={body} actions={actions} />
      </div>
      <small className="meta">
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        {isMine && (
          <>
            <Icon name="check" />
            <span className="unseen">{t('sent')}</span>
          </>
        )}
      </small>
    </li>
  );
});

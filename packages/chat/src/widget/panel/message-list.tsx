import { useEffect, useState } from 'react';
import type { ChatDriver } from '../../driver/chat-driver';
import type { FileBox } from '../../driver/browser/file-box';
import type { ChatSnapshot } from '../../driver/snapshot';
import { type Position, positionOf } from '../../message/position';
import { DeliveryRow } from '../message/delivery-row';
import { type MessageActions, MessageRow } from '../message/message-row';
import { Icon } from './icon';
import { dayOf, isNew, type Row, rowsOf } from './rows';
import { useScroll } from './use-scroll';
import { useWindow } from './use-window';
import { useTranslate } from './translate';

const DAY = 86_400_000;

interface MessageListProps {
  readonly driver: ChatDriver;
  readonly snapshot: ChatSnapshot;
  readonly files: FileBox;
  readonly actions: MessageActions;
}

/** The messages, oldest first, scrolled to the newest when it opens. */
export function MessageList({ driver, snapshot, files, actions }: MessageListProps) {
  const t = useTranslate();
  const shown = useWindow(driver);
  const { entries, above, hasOlder, showOlder } = shown;
  const [isAway, setAway] = useState(false);
  const [readUpTo, setReadUpTo] = useState<Position | null>(null);
  const [hadUnread, setHadUnread] = useState<boolean | null>(null);
  const hasUnread = snapshot.unread > 0;
  if (snapshot.loaded && hasUnread !== hadUnread) {
    setHadUnread(hasUnread);
    // Messages that arrive while the member is looking need no separator.
    const isUnseen = hadUnread === null || isAway || document.hidden;
    if (hasUnread && isUnseen) setReadUpTo(snapshot.lastRead);
  }
  // If the message above is new too, the separator belongs further up.
  const mark = above && readUpTo && isNew(above, readUpTo) ? null : readUpTo;
  const rows = rowsOf(entries, mark);
  const { scroller, content, onScroll, isScrolledUp, scrollToNewest } = useScroll(shown, (row) => {
    const messages = rows
      .slice(0, row + 1)
      .flatMap((each) =>
        each.kind === 'entry' && each.entry.kind === 'message' ? [each.entry.message] : [],
      );
    const last = messages.at(-1);
    if (last) driver.setSeen(positionOf(last));
  });
  if (isScrolledUp !== isAway) setAway(isScrolledUp);

  const last = snapshot.entries.at(-1);
  const written = last?.kind === 'delivery' ? last.item.clientId : null;
  useEffect(() => {
    // Scrolls to the message that the member has just sent.
    if (written !== null) scrollToNewest();
  }, [written, scrollToNewest]);

  const nameOf = (day: string) => {
    if (day === dayOf(snapshot.now)) return t('today');
    return day === dayOf(snapshot.now - DAY) ? t('yesterday') : day;
  };
  const show = (row: Row) => {
    if (row.kind === 'day') return <Separator key={row.key} className="day" text={nameOf(row.text)} />;
    if (row.kind === 'new') return <Separator key={row.key} className="new" text={t('newMessages')} />;
    const { entry, isContinued } = row;
    return entry.kind === 'message' ? (
      <MessageRow key={row.key} message={entry.message} isContinued={isContinued} actions={actions} />
    ) : (
      <DeliveryRow
        key={row.key}
        item={entry.item}
        status={entry.status}
        isContinued={isContinued}
        isCutOff={snapshot.status === 'waiting'}
        progress={snapshot.progress.get(entry.item.clientId) ?? 0}
        files={files}
        rich={actions.rich}
        onResend={driver.resend}
        onRemove={driver.remove}
      />
    );
  };

  return (
    <div className="middle">
      <div
        ref={scroller}
        className="scroller"
        onScroll={onScroll}
        role="log"
        // The announcer reads out new messages; the log itself would read everything that is loaded.
        aria-live="off"
        aria-label={t('log')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        {hasOlder && (
          <button type="button" className="quiet older" onClick={showOlder}>
            {t('older')}
          </button>
        )}
        {!snapshot.loaded && entries.length === 0 && <p className="hint">{t('loading')}</p>}
        {snapshot.loaded && entries.length === 0 && (
          <>
            <p className="hint">{t('empty')}</p>
            {actions.rich && <actions.rich.Topics say={driver.say} />}
          </>
        )}
        <ol ref={content} className="list">
          {rows.map(show)}
        </ol>
      </div>
      {isScrolledUp && (
        <button type="button" className="newest" aria-label={t('newest')} onClick={scrollToNewest}>
          <Icon name="down" />
          {snapshot.unread > 0 && <span className="count">{snapshot.unread}</span>}
        </button>
      )}
    </div>
  );
}

function Separator({ className, text }: { readonly className: string; readonly text: string }) {
  return (
    <li className={`between ${className}`}>
      <span>{text}</span>
    </li>
  );
}

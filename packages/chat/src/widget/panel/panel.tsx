import { type DragEvent, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatPlace } from '../../driver/options';
import type { ChatSnapshot } from '../../driver/snapshot';
import type { ChatStatus } from '../../driver/state/state';
import { participantId } from '../../identity/room';
import type { ChatButton } from '../../message/message';
import type { Participant } from '../../message/outgoing';
import { Composer } from '../composer/composer';
import type { Attachments } from '../composer/use-attachments';
import { useRich } from '../rich/use-rich';
import type { CleanText, OnCover } from '../page-functions';
import type { PutPrepared } from '../prepared-message';
import type { AddStyles } from '../shadow-host';
import { Icon } from './icon';
import { MessageList } from './message-list';
import { type Announcement, Said } from './said';
import { useViewport } from './use-viewport';
import { useTranslate } from './translate';

interface PanelProps {
  readonly driver: ChatDriver;
  readonly snapshot: ChatSnapshot;
  readonly place: ChatPlace;
  readonly who: Participant;
  readonly baseURL: string;
  /** The language as a BCP 47 tag. */
  readonly lang: string;
  readonly answersWithin?: number | undefined;
  readonly said: Announcement | null;
  readonly alert: Announcement | null;
  readonly onAlert: (text: string) => void;
  readonly attachments: Attachments;
  readonly addStyles: AddStyles;
  readonly onClose: () => void;
  readonly onCover: OnCover | undefined;
  readonly putPrepared: PutPrepared | null;
  readonly cleanText?: CleanText | undefined;
}

/** On wide screens the page beside the panel stays usable. */
const WIDE = '(min-width: 768px)';

export function Panel(props: PanelProps) {
  const { driver, snapshot, place, who, baseURL, lang, answersWithin, said, addStyles, onClose, onCover } =
    props;
  const { alert, onAlert, attachments, putPrepared, cleanText } = props;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const closeViewer = useCallback(() => setViewed(null), []);
  const rich = useRich(snapshot, addStyles);
  const [isOver, setOver] = useState(false);
  useViewport(dialog);

  // Rendering the panel and making the page inert are two tasks, because each takes long on a slow phone.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  useEffect(() => {
    if (!isDue) return undefined;
    const element = dialog.current;
    const isBeside = window.matchMedia(WIDE).matches;
    if (isBeside) element?.show();
    else element?.showModal();
    // On a phone the keyboard would cover the messages.
    if (window.matchMedia('(pointer: fine)').matches) element?.querySelector('textarea')?.focus();
    const leave = isBeside ? undefined : onCover?.(onClose);
    return () => {
      leave?.();
      element?.close();
    };
  }, [isDue, onCover, onClose]);

  const failed = snapshot.entries.filter(
    (entry) => entry.kind === 'delivery' && entry.status === 'failed',
  ).length;
  const failedBefore = useRef(failed);
  useEffect(() => {
    if (failed > failedBefore.current) onAlert(t('failed'));
    failedBefore.current = failed;
  }, [failed, t, onAlert]);

  const onChoose = useCallback(
    ({ action, title, payload }: ChatButton) =>
      driver.say(
        action === 'postback' ? { kind: 'postback', text: title, payload } : { kind: 'text', text: title },
      ),
    [driver],
  );
  const actions = useMemo(() => ({ baseURL, rich, onChoose, onView: setViewed }), [baseURL, rich, onChoose]);

  const { status } = snapshot;
  // The status only tells how messages arrive, not whether support is available.
  const isUsual = status === 'online' || (status === 'connecting' && answersWithin !== undefined);
  const usual = answersWithin === undefined ? null : t('answersWithin', { count: answersWithin });
  const state = isUsual ? usual : t(status as Exclude<ChatStatus, 'online'>);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    attachments.add([...event.dataTransfer.files]);
  };

  return (
    <dialog
      ref={dialog}
      className={`panel ${snapshot.status}`}
      lang={lang}
      aria-label={t('title')}
      // Escape and Android's Back close it on wide screens too.
      closedby="closerequest"
      onCancel={(event) => {
        // Ignores the cancel event of the picture viewer, which arrives here too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && viewed === null && !event.nativeEvent.isComposing) onClose();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        attachments.prepare();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="head">
        <span className="face">
          <Icon name="agent" />
        </span>
        <div>
          <h2>{t('title')}</h2>
          {state && <p className="link">{state}</p>}
        </div>
        <button type="button" className="icon" aria-label={t('close')} onClick={onClose}>
          <Icon name="down" />
        </button>
      </div>
      <MessageList driver={driver} snapshot={snapshot} files={place.files} actions={actions} />
      {rich && <rich.QuickReplies entries={snapshot.entries} onChoose={onChoose} />}
      {alert && (
        <div key={alert.id} className="alert" role="alert">
          <Icon name="alert" />
          <span>{alert.text}</span>
        </div>
      )}
      <Composer {...{ driver, attachments, putPrepared, cleanText }} me={participantId(who)} />
      {isOver && <div className="drop">{t('dropHere')}</div>}
      <Said said={said} />
      {viewed && rich && <rich.Viewer url={viewed} onClose={closeViewer} onCover={onCover} />}
    </dialog>
  );
}

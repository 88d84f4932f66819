import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatPlace } from '../../driver/options';
import type { ChatSnapshot } from '../../driver/snapshot';
import { participantId } from '../../identity/room';
import type { ChatButton } from '../../message/message';
import type { Participant } from '../../message/outgoing';
import { Composer } from '../composer/composer';
import { useAlert } from '../composer/use-alert';
import { useAttachments } from '../composer/use-attachments';
import { useRich } from '../rich/use-rich';
import type { AddStyles } from '../shadow-host';
import { Announcer } from './announcer';
import { Icon } from './icon';
import { MessageList } from './message-list';
import { useViewport } from './use-viewport';
import { useTranslate } from './translate';

interface PanelProps {
  readonly driver: ChatDriver;
  readonly snapshot: ChatSnapshot;
  readonly place: ChatPlace;
  readonly who: Participant;
  readonly baseURL: string;
  /** BCP-47. */
  readonly lang: string;
  readonly addStyles: AddStyles;
  readonly onClose: () => void;
}

/** On a wide screen the page beside the panel stays usable. */
const WIDE = '(min-width: 768px)';

export function Panel(props: PanelProps) {
  const { driver, snapshot, place, who, baseURL, lang, addStyles, onClose } = props;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const { alert, show } = useAlert();
  const rich = useRich(snapshot.entries, addStyles);
  const attachments = useAttachments(show, addStyles);
  const [isOver, setOver] = useState(false);
  useViewport(dialog);

  useEffect(() => {
    const element = dialog.current;
    if (window.matchMedia(WIDE).matches) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, []);

  const failed = snapshot.entries.filter(
    (entry) => entry.kind === 'delivery' && entry.status === 'failed',
  ).length;
  const failedBefore = useRef(failed);
  useEffect(() => {
    if (failed > failedBefore.current) show(t('failed'));
    failedBefore.current = failed;
  }, [failed, t, show]);

  const onChoose = useCallback(
    ({ action, title, payload }: ChatButton) =>
      driver.say(
        action === 'postback' ? { kind: 'postback', text: title, payload } : { kind: 'text', text: title },
      ),
    [driver],
  );
  const actions = useMemo(() => ({ baseURL, rich, onChoose, onView: setViewed }), [baseURL, rich, onChoose]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void attachments.add([...event.dataTransfer.files]);
  };

  return (
    <dialog
      ref={dialog}
      className="panel"
      lang={lang}
      aria-label={t('title')}
      // Escape and Android's Back close it on wide screens too.
      closedby="closerequest"
      onCancel={(event) => {
        // The picture viewer's cancel event arrives here too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && viewed === null && !event.nativeEvent.isComposing) onClose();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="head">
        <span className={`face ${snapshot.link}`}>
          <Icon name="agent" />
        </span>
        <h2>{t('title')}</h2>
        <span className={`link ${snapshot.link}`}>{t(snapshot.link)}</span>
        <button type="button" className="icon" aria-label={t('close')} onClick={onClose}>
          <Icon name="down" />
        </button>
      </div>
      <MessageList driver={driver} snapshot={snapshot} files={place.files} actions={actions} />
      {rich && <rich.QuickReplies entries={snapshot.entries} onChoose={onChoose} />}
      {alert && (
        <div className="alert" role="alert">
          <Icon name="alert" />
          {alert}
        </div>
      )}
      <Composer driver={driver} storage={place.storage} me={participantId(who)} attachments={attachments} />
      {isOver && <div className="drop">{t('dropHere')}</div>}
      <Announcer entries={snapshot.entries} ready={snapshot.loaded} />
      {viewed && rich && <rich.Viewer url={viewed} onClose={() => setViewed(null)} />}
    </dialog>
  );
}

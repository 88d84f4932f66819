import type { Client, Locale } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createChatDriver } from '../../driver/chat-driver';
import { createFileBox } from '../../driver/browser/file-box';
import type { ChatPlace } from '../../driver/options';
import type { Participant } from '../../message/outgoing';
import type { CleanText, OnCover } from '../page-functions';
import type { PutPrepared } from '../prepared-message';
import composerStyles from '../composer/composer.css?inline';
import messageStyles from '../message/messages.css?inline';
import { addStylesTo } from '../shadow-host';
import type { Entry } from '../../conversation/conversation';
import { pageDatabase, pageStorage } from '../../driver/browser/page-storage';
import { lastOf } from '../../message/last';
import { CUSTOMER } from '../../message/message';
import panelStyles from './panel.css?inline';
import { PanelWhileOpen } from './panel-while-open';
import type { Announcement } from './said';
import { loadTranslate, type Translate, TranslateContext } from './translate';
import { useCode } from './use-code';

interface SessionProps {
  readonly client: Client;
  readonly who: Participant;
  readonly locale: Locale;
  readonly socketUrl: string;
  readonly socketPath: string | undefined;
  readonly root: ShadowRoot;
  readonly open: boolean;
  readonly answersWithin: number | undefined;
  readonly sound: boolean;
  readonly onClose: () => void;
  /** Called if the panel is open but its texts cannot be loaded. Opening it again tries again. */
  readonly onMissing: () => void;
  /** Called when the panel becomes ready to be shown, and when it no longer is. */
  readonly onReady: (isReady: boolean) => void;
  readonly onUnread: (count: number) => void;
  readonly onCover: OnCover | undefined;
  readonly putPrepared: PutPrepared | null;
  readonly cleanText: CleanText | undefined;
}

/** Shared by all sessions of the page, so that chosen files survive a remount. */
const files = createFileBox(pageDatabase());

const browserPlace = (): ChatPlace => ({
  storage: pageStorage(),
  files,
  locks: navigator.locks,
  page: { window, document },
});

const loadNotice = () => import('../notice/notice');

const isFromSupport = (entry: Entry) => entry.kind === 'message' && entry.message.sender !== CUSTOMER;

/**
 * The texts; null until some are loaded. If those of another language cannot be loaded, the previous ones stay. Missing
 * texts are requested again each time that the panel opens.
 */
function useTexts(locale: Locale, open: boolean, onMissing: () => void): Translate | null {
  const [texts, setTexts] = useState<{ readonly of: Locale; readonly t: Translate } | null>(null);
  const areLoaded = texts?.of === locale;
  const hasNone = texts === null;
  useEffect(() => {
    if (areLoaded) return undefined;
    let wanted = true;
    loadTranslate(locale).then(
      (t) => wanted && setTexts({ of: locale, t }),
      () => wanted && open && hasNone && onMissing(),
    );
    return () => {
      wanted = false;
    };
  }, [areLoaded, hasNone, locale, open, onMissing]);
  return texts?.t ?? null;
}

/** Runs the conversation while mounted, and shows its panel while open. */
export function Session(props: SessionProps) {
  const { client, who, locale, socketUrl, socketPath, root, open, sound } = props;
  const { onMissing, onReady, onUnread } = props;
  const [place] = useState(browserPlace);
  // Created once: the component is keyed by participant, and a new object for the same one starts no new conversation.
  const [driver] = useState(() => createChatDriver({ client, who, socketUrl, socketPath }, place));
  const snapshot = useSyncExternalStore(driver.subscribe, driver.getSnapshot);
  const t = useTexts(locale, open, onMissing);

  useEffect(() => {
    driver.start();
    return () => driver.stop();
  }, [driver]);
  useEffect(() => driver.setOpen(open), [driver, open]);
  useEffect(() => onUnread(snapshot.unread), [onUnread, snapshot.unread]);
  const isReady = t !== null;
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    onReady(true);
    return () => onReady(false);
  }, [isReady, onReady]);
  const addStyles = useCallback((css: string) => addStylesTo(root, css), [root]);
  useEffect(() => addStyles(panelStyles + messageStyles + composerStyles), [addStyles]);

  const [since, setSince] = useState<string | null | undefined>(undefined);
  const newest = lastOf(snapshot.entries, isFromSupport)?.key ?? null;
  if (since === undefined && snapshot.loaded) setSince(newest);
  const hasNews = snapshot.unread > 0 || (since !== undefined && newest !== since);
  const notice = useCode(loadNotice, hasNews);
  const [said, setSaid] = useState<Announcement | null>(null);
  const say = useCallback((text: string) => setSaid((last) => ({ id: (last?.id ?? 0) + 1, text })), []);

  if (!t) return null;
  return (
    <TranslateContext value={t}>
      {notice && since !== undefined && (
        <notice.Notice {...{ snapshot, since, open, sound, locale }} onSay={say} />
      )}
      <PanelWhileOpen
        {...props}
        {...{ driver, snapshot, place, said, addStyles }}
        baseURL={client.baseURL}
        lang={locale === 'la' ? 'lo' : locale}
      />
    </TranslateContext>
  );
}

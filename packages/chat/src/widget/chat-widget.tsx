import { type Client, listChatHistory, type Locale } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Participant } from '../message/outgoing';
import { launcherTexts } from './launcher-texts';
import launcherStyles from './launcher.css?inline';
import type { Session } from './panel/session';
import type { CleanText, OnCover } from './page-functions';
import { type PreparedMessage, putting } from './prepared-message';
import { ShadowHost } from './shadow-host';

export interface ChatWidgetProps {
  /** The SDK's client. */
  readonly client: Client;
  /** A member with a `userId`, or a guest with a random `guestId` that the app stores. */
  readonly who: Participant;
  readonly locale: Locale;
  /** The socket's server, such as 'https://chat.example'; the page's own origin by default. */
  readonly socketUrl?: string | undefined;
  /** '/socket.io' by default. */
  readonly socketPath?: string | undefined;
  /** How many minutes support usually takes to answer; not shown without it. */
  readonly answersWithin?: number | undefined;
  /** Whether a new message makes a sound while the panel is closed or the page hidden; by default none does. */
  readonly sound?: boolean | undefined;
  /** Called with the number of unread messages whenever it changes. */
  readonly onUnread?: ((count: number) => void) | undefined;
  /** Called with true when the panel is shown and with false when it is gone, so that the page can make room for it. */
  readonly onShown?: ((isShown: boolean) => void) | undefined;
  /**
   * Called with a function that closes it when the panel, or a picture in it, covers the page. Returns a function that is
   * called once it is gone. For pages on which Back closes the last opened layer.
   */
  readonly onCover?: OnCover | undefined;
  /** Each new message opens the panel with the message in the composer. Nothing is sent. */
  readonly prepared?: PreparedMessage | null | undefined;
  /**
   * Called when the member has pressed the button and the panel's code cannot be loaded, so that the page can say so. The
   * button stays, and the next press tries again.
   */
  readonly onMissing?: (() => void) | undefined;
  /** Converts typed or pasted text to the text that is checked and sent; by default it is not changed. */
  readonly cleanText?: CleanText | undefined;
}

interface Loaded {
  readonly Session: typeof Session;
}

/** Ms after mounting until the widget checks whether there is a conversation that may need a badge. */
const LOOK_AFTER = 1500;

/**
 * The support chat: a floating button, and the panel that it opens. The panel's code is loaded on the first
 * click, or earlier if there already is a conversation.
 */
export function ChatWidget(props: ChatWidgetProps) {
  const {
    client,
    who,
    locale,
    socketUrl = '',
    socketPath,
    answersWithin,
    sound = false,
    onUnread,
    onShown,
    onCover,
    onMissing,
    prepared = null,
    cleanText,
  } = props;
  const { userId, guestId } = who;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isReady, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const giveUp = useCallback(() => {
    setOpen(false);
    onMissing?.();
  }, [onMissing]);
  const load = useCallback(async () => {
    const { Session } = await import('./panel/session');
    setLoaded({ Session });
  }, []);

  useEffect(() => {
    const look = async () => {
      const page = await listChatHistory.safe(client, { userId, guestId, skip: 0, limit: 1 });
      if (page.ok && page.data.length > 0) await load();
    };
    // Failures of the page's `getToken` or of loading the code are ignored: the member has not asked for anything.
    const timer = setTimeout(() => void look().catch(() => undefined), LOOK_AFTER);
    return () => clearTimeout(timer);
  }, [client, userId, guestId, load]);

  /** The prepared message until it is in the composer. */
  const [waiting, setWaiting] = useState<PreparedMessage | null>(null);
  const [seen, setSeen] = useState<PreparedMessage | null>(null);
  if (prepared !== seen) {
    setSeen(prepared);
    setWaiting(prepared);
    if (prepared) setOpen(true);
  }
  useEffect(() => {
    if (waiting) Promise.resolve().then(load).catch(giveUp);
  }, [waiting, load, giveUp]);
  const putPrepared = useMemo(() => waiting && putting(waiting, () => setWaiting(null)), [waiting]);
  useEffect(() => onUnread?.(unread), [onUnread, unread]);

  const isShown = open && isReady;
  useEffect(() => {
    if (!isShown) return undefined;
    onShown?.(true);
    return () => onShown?.(false);
  }, [onShown, isShown]);

  const close = useCallback(() => setOpen(false), []);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const texts = launcherTexts[locale];
  return (
    <ShadowHost styles={launcherStyles}>
      {(root) => (
        <>
          <button
            ref={button}
            type="button"
            className="launcher"
            hidden={isShown}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-busy={open && !isReady}
            aria-label={unread > 0 ? `${texts.open} (${unread} ${texts.unread})` : texts.open}
            onClick={() => {
              setOpen(true);
              if (!loaded) load().catch(giveUp);
            }}
          >
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M21 12a8 8 0 0 1-8 8H4l1.8-3.2A8 8 0 1 1 21 12Z" strokeLinejoin="round" />
              <path d="M9 12h.01M13 12h.01M17 12h.01" strokeLinecap="round" />
            </svg>
            {unread > 0 && <span className="badge">{unread > 99 ? '99+' : unread}</span>}
          </button>
          {loaded && (
            <loaded.Session
              key={userId ?? guestId}
              {...{ client, who, locale, socketUrl, socketPath, root, open, answersWithin, sound }}
              {...{ onCover, putPrepared, cleanText }}
              onClose={close}
              onMissing={giveUp}
              onReady={setReady}
              onUnread={setUnread}
            />
          )}
        </>
      )}
    </ShadowHost>
  );
}

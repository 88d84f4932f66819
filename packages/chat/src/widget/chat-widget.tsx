import { type Client, listChatHistory } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Participant } from '../message/outgoing';
import { type ChatLocale, launcherTexts } from './launcher-texts';
import { launcherStyles } from './launcher-styles';
import type { Session } from './panel/session';
import { ShadowHost } from './shadow-host';

export interface ChatWidgetProps {
  /** The SDK's client. */
  readonly client: Client;
  /** A member with a `userId`, or a guest with a random `guestId` that the app stores. */
  readonly who: Participant;
  readonly locale: ChatLocale;
  /** The socket's server, such as 'https://chat.example'; the page's own origin by default. */
  readonly socketUrl?: string | undefined;
  /** '/socket.io' by default. */
  readonly socketPath?: string | undefined;
}

interface Loaded {
  readonly Session: typeof Session;
}

/** Ms after mounting, when it is checked whether there is a conversation that may need a badge. */
const LOOK_AFTER = 1500;

/**
 * The support chat: a floating button, and the panel that it opens. The panel's code is loaded on the first
 * click, or earlier if there already is a conversation.
 */
export function ChatWidget({ client, who, locale, socketUrl = '', socketPath }: ChatWidgetProps) {
  const { userId, guestId } = who;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const load = useCallback(async () => {
    try {
      const { Session } = await import('./panel/session');
      setLoaded({ Session });
    } catch {
      // Offline: the button stays, and the next click tries again.
      setOpen(false);
    }
  }, []);

  useEffect(() => {
    const look = async () => {
      const page = await listChatHistory.safe(client, { userId, guestId, skip: 0, limit: 1 });
      if (page.ok && page.data.length > 0) await load();
    };
    const timer = setTimeout(() => void look(), LOOK_AFTER);
    return () => clearTimeout(timer);
  }, [client, userId, guestId, load]);

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
            hidden={open && loaded !== null}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-busy={open && loaded === null}
            aria-label={unread > 0 ? `${texts.open} (${unread} ${texts.unread})` : texts.open}
            onClick={() => {
              setOpen(true);
              if (!loaded) void load();
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
              {...{ client, who, locale, socketUrl, socketPath, root, open }}
              onClose={close}
              onUnread={setUnread}
            />
          )}
        </>
      )}
    </ShadowHost>
  );
}

import type { Client } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createChatDriver } from '../../driver/chat-driver';
import { createFileBox } from '../../driver/file-box';
import type { ChatPlace } from '../../driver/options';
import type { Participant } from '../../message/outgoing';
import type { ChatLocale } from '../launcher-texts';
import { addStylesTo } from '../shadow-host';
import type { Texts } from '../texts/en';
import { Panel } from './panel';
import { panelStyles } from './panel-styles';
import { createTranslate, loadTexts, TranslateContext } from './translate';

interface SessionProps {
  readonly client: Client;
  readonly who: Participant;
  readonly locale: ChatLocale;
  readonly socketUrl: string;
  readonly socketPath: string | undefined;
  readonly root: ShadowRoot;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

/** Shared by all sessions of the page, so that chosen files survive a remount. */
const files = createFileBox(typeof indexedDB === 'undefined' ? undefined : indexedDB);

const browserPlace = (): ChatPlace => ({
  storage: localStorage,
  files,
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  page: { window, document },
});

/** Runs the conversation while mounted, and shows its panel while open. */
export function Session(props: SessionProps) {
  const { client, who, locale, socketUrl, socketPath, root, open, onClose, onUnread } = props;
  const [place] = useState(browserPlace);
  // The component is keyed by participant; a new object for the same one does not start a new conversation.
  const [driver] = useState(() => createChatDriver({ client, who, socketUrl, socketPath }, place));
  const snapshot = useSyncExternalStore(driver.subscribe, driver.getSnapshot);
  const [texts, setTexts] = useState<Texts | null>(null);

  useEffect(() => {
    driver.start();
    return () => driver.stop();
  }, [driver]);
  useEffect(() => driver.setOpen(open), [driver, open]);
  useEffect(() => onUnread(open ? 0 : snapshot.unread), [onUnread, open, snapshot.unread]);
  useEffect(() => {
    let wanted = true;
    void loadTexts(locale).then((loaded) => wanted && setTexts(loaded));
    return () => {
      wanted = false;
    };
  }, [locale]);
  const addStyles = useCallback((css: string) => addStylesTo(root, css), [root]);
  useEffect(() => addStyles(panelStyles), [addStyles]);

  const t = useMemo(() => (texts ? createTranslate(texts) : null), [texts]);
  if (!open || !t) return null;
  return (
    <TranslateContext value={t}>
      <Panel
        {...{ driver, snapshot, place, who, onClose, addStyles }}
        baseURL={client.baseURL}
        lang={locale === 'la' ? 'lo' : locale}
      />
    </TranslateContext>
  );
}

import type { Client } from '@member-wallet/api-sdk';
import type { Participant } from '../message/outgoing';
import type { FileBox } from './browser/file-box';

/** Where a conversation runs. */
export interface ChatOptions {
  /** The SDK's client; the chat uses its base URL and token. */
  readonly client: Client;
  readonly who: Participant;
  /** The socket's server, such as 'https://chat.example'; '' for the page's own origin. */
  readonly socketUrl: string;
  /** '/socket.io' by default. */
  readonly socketPath?: string | undefined;
}

/** The browser's interfaces, which tests replace. */
export interface ChatPlace {
  /** Shared by all tabs: the outbox and the read mark. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Keeps files until they are uploaded. */
  readonly files: FileBox;
  /** Elects the one tab that sends; undefined where the browser has no locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** For events of storage, network and visibility; undefined outside a browser. */
  readonly page: { readonly window: Window; readonly document: Document } | undefined;
}

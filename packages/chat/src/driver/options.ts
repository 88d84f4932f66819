import type { Client } from '@member-wallet/api-sdk';
import type { Participant } from '../message/outgoing';
import type { FileBox } from './file-box';

/** Where a conversation runs. */
export interface ChatOptions {
  /** Of the SDK: its base URL and token are the chat's too. */
  readonly client: Client;
  readonly who: Participant;
  /** The socket's server, such as 'https://chat.example'; '' for the page's own origin. */
  readonly socketUrl: string;
  /** '/socket.io' when it is left out. */
  readonly socketPath?: string | undefined;
}

/** What the browser lends; tests bring their own. */
export interface ChatPlace {
  /** Shared by the tabs: the outbox, the draft and how far was read. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Keeps the files that wait to be uploaded. */
  readonly files: FileBox;
  /** Runs the work while this tab is the only one that may send; undefined where tabs cannot agree. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Told of what other tabs store, of the network and of being seen; absent outside a browser. */
  readonly page: { readonly window: Window; readonly document: Document } | undefined;
}

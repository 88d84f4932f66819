import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import { reduce } from '../conversation/reduce';
import { recordChanges } from '../outbox/records';
import type { OutboxItem } from '../outbox/item';
import { readRecord } from '../outbox/stored';

export type Reduce = typeof reduce;

/** One tab: its state, and the events in flight to it. */
export interface ModelTab {
  conversation: Conversation;
  alive: boolean;
  joined: boolean;
  /** The server believes the connection is alive, but nothing gets through. */
  isSilent: boolean;
  /** From the socket; may be delivered in any order. */
  arriving: ConversationEvent[];
  /** From the storage; delivered in order. */
  changes: string[];
  readingFill: boolean;
  readingOlder: boolean;
}

/** The tabs of one browser, their shared storage, and the lock that makes one of them the owner. */
export class ModelBrowser {
  /** The records as they are parsed when they are read. */
  readonly storage = new Map<string, OutboxItem>();
  tabs: ModelTab[] = [];
  private owner: ModelTab | null = null;

  constructor(private readonly step: Reduce = reduce) {}

  open(): ModelTab {
    const tab: ModelTab = {
      conversation: EMPTY_CONVERSATION,
      alive: true,
      joined: false,
      isSilent: false,
      arriving: [],
      changes: [],
      readingFill: false,
      readingOlder: false,
    };
    this.tabs.push(tab);
    for (const clientId of this.storage.keys()) this.dispatch(tab, this.recordChanged(clientId));
    this.passLock();
    return tab;
  }

  close(tab: ModelTab): void {
    tab.alive = false;
    this.tabs = this.tabs.filter((other) => other !== tab);
    if (this.owner === tab) this.owner = null;
    this.passLock();
  }

  /** @param writes how many records are written before the tab dies; all of them by default */
  dispatch(tab: ModelTab, event: ConversationEvent, writes = Number.POSITIVE_INFINITY): void {
    if (!tab.alive) return;
    const before = tab.conversation;
    tab.conversation = this.step(before, event);
    const changes = recordChanges(before, tab.conversation, event);
    for (const { clientId, record } of changes.slice(0, writes)) {
      const item = readRecord(record);
      if (item) this.storage.set(clientId, item);
      else this.storage.delete(clientId);
      for (const other of this.tabs) if (other !== tab) other.changes.push(clientId);
    }
    if (writes < changes.length) this.close(tab);
  }

  receiveStorageEvent(tab: ModelTab): void {
    const clientId = tab.changes.shift();
    if (clientId !== undefined) this.dispatch(tab, this.recordChanged(clientId));
  }

  private recordChanged(clientId: string): ConversationEvent {
    return { type: 'record-changed', clientId, item: this.storage.get(clientId) ?? null };
  }

  private passLock(): void {
    const next = this.tabs[0];
    if (this.owner || !next) return;
    this.owner = next;
    this.dispatch(next, { type: 'took-over', items: [...this.storage.values()] });
  }
}

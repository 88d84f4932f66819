import { timeline } from '../conversation/conversation';
import { fillPage, olderPage, type PageRequest } from '../conversation/history';
import { contentOf, type Outgoing } from '../message/outgoing';
import { readSendReply } from '../message/read-message';
import { nextStep } from '../outbox/outbox';
import { ModelBrowser, type ModelTab, type Reduce } from './model-browser';
import { ModelServer, read, type ServerTraits, type StoredMessage } from './model-server';

interface SendRequest {
  readonly kind: 'send';
  readonly tab: ModelTab;
  readonly clientId: string;
  readonly content: Outgoing;
  /** Its tab has given it up or is closed, but it may still reach the server. */
  orphan: boolean;
  reply: StoredMessage | null;
}

interface UploadRequest {
  readonly kind: 'upload';
  readonly tab: ModelTab;
  readonly clientId: string;
}

interface HistoryRequest {
  readonly kind: 'history';
  readonly tab: ModelTab;
  readonly page: PageRequest;
  answer: StoredMessage[] | null;
}

const TEXTS = ['hi', 'is it done?', 'ok'];

/** The text of an item; for a file, its name. */
export const wordsOf = (content: Outgoing) => (content.kind === 'media' ? content.name : content.text);

/** A browser, a backend and a bad network between them. Each method is one possible event. */
export class ModelWorld {
  readonly server: ModelServer;
  readonly browser: ModelBrowser;
  /** Every message that the member wrote, by client id. */
  readonly written = new Map<string, string>();
  readonly removed = new Set<string>();
  /** Messages that the member has resent, which a server without deduplication may store twice. */
  readonly resent = new Set<string>();
  /** While false, nothing is lost, delayed or refused. */
  faults = true;
  private requests: (SendRequest | UploadRequest | HistoryRequest)[] = [];
  private uploads = 0;

  constructor(
    readonly traits: ServerTraits,
    readonly random: () => number,
    reduce?: Reduce,
  ) {
    this.server = new ModelServer(traits, random);
    this.browser = new ModelBrowser(reduce);
    this.browser.open();
  }

  get busy(): boolean {
    return this.requests.length > 0;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  private chance(share: number): boolean {
    return this.faults && this.random() < share;
  }

  write(tab: ModelTab): void {
    const clientId = `c${String(this.written.size).padStart(4, '0')}`;
    const content = this.compose(clientId);
    this.written.set(clientId, wordsOf(content));
    this.browser.dispatch(tab, { type: 'composed', clientId, at: 1, content });
  }

  private compose(clientId: string): Outgoing {
    if (this.random() < 0.15)
      return { kind: 'media', fileType: 'image', name: `${clientId}.png`, path: null };
    return { kind: 'text', text: this.pick(TEXTS) ?? 'hi' };
  }

  agentWrites(): void {
    const origin = `agent ${this.server.stored.length}`;
    this.push(this.server.store('agent', { message_type: 'text', payload: { text: 'hi' } }, 'hi', origin));
  }

  /** Starts the tab's next send and its next read, as the driver would. */
  work(tab: ModelTab): void {
    const step = nextStep(tab.conversation.outbox);
    if (step?.kind === 'upload') {
      const { clientId } = step.item;
      this.browser.dispatch(tab, { type: 'upload-started', clientId });
      this.requests.push({ kind: 'upload', tab, clientId });
    } else if (step) {
      const { clientId, content } = step.item;
      const writes = this.chance(0.02) ? 0 : undefined;
      this.browser.dispatch(tab, { type: 'send-started', clientId }, writes);
      if (!tab.alive) return;
      this.requests.push({ kind: 'send', tab, clientId, content, orphan: false, reply: null });
    }
    const page = fillPage(tab.conversation.log);
    if (page && !tab.readingFill) {
      tab.readingFill = true;
      this.requests.push({ kind: 'history', tab, page, answer: null });
    }
  }

  scrollUp(tab: ModelTab): void {
    const page = olderPage(tab.conversation.log);
    if (!page || tab.readingOlder) return;
    tab.readingOlder = true;
    this.requests.push({ kind: 'history', tab, page, answer: null });
  }

  /** Moves one request half a round trip forward. */
  transmit(): void {
    const request = this.pick(this.requests);
    if (request?.kind === 'send') this.transmitSend(request);
    else if (request?.kind === 'upload') this.transmitUpload(request);
    else if (request) this.transmitHistory(request);
  }

  private transmitSend(request: SendRequest): void {
    const { tab, clientId } = request;
    if (request.reply === null && !request.orphan) {
      if (this.chance(0.05))
        return this.end(request, { type: 'send-refused', clientId, reason: 'REQUEST_LIMIT' });
      if (this.chance(0.05)) return this.end(request, { type: 'send-held-back', clientId });
      if (this.chance(0.1)) return this.end(request, { type: 'send-unanswered', clientId });
      if (this.chance(0.1)) {
        // The tab gives up; the request is still on its way.
        request.orphan = true;
        return this.browser.dispatch(tab, { type: 'send-unanswered', clientId });
      }
    }
    if (request.reply === null) {
      const { content } = request;
      const text = wordsOf(content);
      request.reply = this.server.store('customer', contentOf(content), text, clientId);
      this.push(request.reply);
      if (request.orphan) this.done(request);
      return;
    }
    if (this.chance(0.2)) return this.end(request, { type: 'send-unanswered', clientId });
    this.done(request);
    const reply = readSendReply(this.server.reply(request.reply));
    if (reply) {
      const writes = this.chance(0.02) ? 0 : undefined;
      this.browser.dispatch(tab, { type: 'send-accepted', clientId, reply }, writes);
    }
  }

  /** If anything fails, the file is uploaded again; the paths of earlier uploads stay unused. */
  private transmitUpload(request: UploadRequest): void {
    const { clientId } = request;
    if (this.chance(0.1))
      return this.end(request, { type: 'upload-failed', clientId, reason: 'KEY_INVALID' });
    if (this.chance(0.3)) return this.end(request, { type: 'send-held-back', clientId });
    this.uploads += 1;
    this.end(request, { type: 'uploaded', clientId, path: `/files/${this.uploads}.png` });
  }

  private transmitHistory(request: HistoryRequest): void {
    const { tab, page } = request;
    if (request.answer === null && !this.chance(0.1)) {
      request.answer = this.server.history(page.skip, page.limit);
      return;
    }
    this.done(request);
    if (page.fill === null) tab.readingOlder = false;
    else tab.readingFill = false;
    if (request.answer === null || this.chance(0.1)) return;
    const full = request.answer.length === page.limit;
    const answered = { request: page, messages: read(request.answer), full };
    this.browser.dispatch(tab, { type: 'page-arrived', page: answered });
  }

  private end(request: SendRequest | UploadRequest, event: Parameters<ModelBrowser['dispatch']>[1]): void {
    this.done(request);
    this.browser.dispatch(request.tab, event);
  }

  private done(request: SendRequest | UploadRequest | HistoryRequest): void {
    this.requests = this.requests.filter((other) => other !== request);
  }

  /** The socket delivers a message to every tab in the room. */
  private push(stored: StoredMessage): void {
    for (const tab of this.browser.tabs) {
      if (!tab.joined || tab.isSilent) continue;
      for (const message of read([stored])) tab.arriving.push({ type: 'message-arrived', message });
    }
  }

  /** Delivers a pending event: in any order, possibly twice or never. */
  deliver(tab: ModelTab): void {
    const event = this.faults ? this.pick(tab.arriving) : tab.arriving[0];
    if (!event) return;
    if (!this.chance(0.15)) tab.arriving = tab.arriving.filter((other) => other !== event);
    if (!this.chance(0.1) || event.type === 'joined') this.browser.dispatch(tab, event);
  }

  join(tab: ModelTab): void {
    tab.joined = true;
    tab.isSilent = this.chance(0.2);
    tab.arriving.push({ type: 'joined' });
  }

  loseLink(tab: ModelTab): void {
    tab.joined = false;
    // Some events that were in flight still arrive, much later.
    tab.arriving = tab.arriving.filter((event) => event.type !== 'joined' && this.random() < 0.3);
  }

  resend(tab: ModelTab): void {
    const failed = this.failed(tab);
    if (!failed) return;
    this.resent.add(failed);
    this.browser.dispatch(tab, { type: 'resent', clientId: failed });
  }

  remove(tab: ModelTab): void {
    const failed = this.failed(tab);
    if (!failed) return;
    this.removed.add(failed);
    this.browser.dispatch(tab, { type: 'removed', clientId: failed });
  }

  private failed(tab: ModelTab): string | undefined {
    const failed = timeline(tab.conversation).filter(
      (entry) => entry.kind === 'delivery' && entry.status === 'failed',
    );
    const picked = this.pick(failed);
    return picked?.kind === 'delivery' ? picked.item.clientId : undefined;
  }

  /** Reloads the tab. Its requests may still reach the server, but their answers are lost. */
  reload(tab: ModelTab): void {
    for (const request of this.requests) {
      if (request.tab === tab && request.kind === 'send' && !request.reply) request.orphan = true;
    }
    this.requests = this.requests.filter(
      (request) => request.tab !== tab || (request.kind === 'send' && request.orphan && this.random() < 0.7),
    );
    this.browser.close(tab);
    if (this.browser.tabs.length < 2) this.browser.open();
  }
}

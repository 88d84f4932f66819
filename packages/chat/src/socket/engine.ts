import { Emitter } from '@socket.io/component-emitter';

interface EngineEvents {
  open(): void;
  ping(): void;
  data(packet: string): void;
  error(error: Error): void;
  close(reason: string): void;
}

interface EngineOptions {
  /** The path of the server's endpoint, such as '/socket.io'. */
  readonly path: string;
}

/** The first character of a frame is its type. */
const [OPEN, PING, PONG, MESSAGE] = ['0', '2', '3', '4'] as const;

/**
 * Replaces engine.io-client in the widget's build: the same protocol over WebSockets and in text only. Binary
 * data is ignored; history delivers the messages.
 */
export class Socket extends Emitter<EngineEvents, EngineEvents> {
  static readonly protocol = 4;
  readonly transport = { name: 'websocket', writable: false };
  #socket: WebSocket | null = null;
  /** The connection is closed when the server is silent for this many ms, or at this time. */
  #timeoutMs = 0;
  #deadline = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** @param uri of the server; only its scheme and host are used. */
  constructor(uri: string, { path }: EngineOptions) {
    super();
    const { protocol, host, hostname } = new URL(uri);
    const address = `${protocol.replace('http', 'ws')}//${host}${path.replace(/\/$/, '')}`;
    try {
      const socket = new WebSocket(`${address}/?EIO=${Socket.protocol}&transport=websocket`);
      socket.onmessage = ({ data }) => this.#receive(data);
      socket.onerror = () => this.#fail('websocket error');
      socket.onclose = () => this.#end('transport close');
      this.#socket = socket;
    } catch {
      // Reported like any other failure, once the caller has had time to add its listeners.
      queueMicrotask(() => this.#fail('websocket error'));
    }
    if (hostname !== 'localhost') globalThis.addEventListener?.('offline', this.#onOffline);
  }

  write(packet: string): void {
    this.#send(MESSAGE + packet);
  }

  close(): void {
    this.#end('forced close');
  }

  /** Whether the deadline has passed. After a sleep this is known before the timer fires. */
  _hasPingExpired(): boolean {
    const isLost = Date.now() > this.#deadline;
    if (isLost) queueMicrotask(() => this.#end('ping timeout'));
    return isLost;
  }

  readonly #onOffline = () => this.#end('transport close');

  #receive(frame: unknown): void {
    if (typeof frame !== 'string' || this.#isClosed) return;
    const rest = frame.slice(1);
    if (frame.startsWith(MESSAGE)) this.emit('data', rest);
    else if (frame.startsWith(PING)) {
      this.#send(PONG + rest);
      this.emit('ping');
      this.#restartTimeout();
    } else if (frame.startsWith(OPEN)) {
      const timeoutMs = readTimeout(rest);
      if (timeoutMs === null) {
        this.#fail('no handshake');
        return;
      }
      this.#timeoutMs = timeoutMs;
      this.transport.writable = true;
      this.#restartTimeout();
      this.emit('open');
    }
  }

  #restartTimeout(): void {
    clearTimeout(this.#timer);
    this.#deadline = Date.now() + this.#timeoutMs;
    this.#timer = setTimeout(() => this.#end('ping timeout'), this.#timeoutMs);
  }

  #send(frame: string): void {
    if (this.transport.writable && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  #fail(reason: string): void {
    if (this.#isClosed) return;
    this.emit('error', new Error(reason));
    this.#end('transport error');
  }

  #end(reason: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.transport.writable = false;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('offline', this.#onOffline);
    if (this.#socket) {
      this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.onerror = () => undefined;
      this.#socket.close();
    }
    this.emit('close', reason);
  }
}

/** What a timer holds, in ms: about 25 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How long the server may be silent according to its handshake, in ms; null if the handshake is invalid. */
function readTimeout(handshake: string): number | null {
  try {
    const { pingInterval, pingTimeout } = JSON.parse(handshake) as Record<string, unknown>;
    const timeoutMs = Number(pingInterval) + Number(pingTimeout);
    // A longer one would fire at once.
    return timeoutMs > 0 && Number.isFinite(timeoutMs) ? Math.min(timeoutMs, LONGEST_TIMER) : null;
  } catch {
    return null;
  }
}

export const nextTick = (work: () => void): void => queueMicrotask(work);

interface Timers {
  setTimeoutFn?: typeof setTimeout;
  clearTimeoutFn?: typeof clearTimeout;
}

export function installTimerFunctions(target: Timers): void {
  target.setTimeoutFn = setTimeout.bind(globalThis);
  target.clearTimeoutFn = clearTimeout.bind(globalThis);
}

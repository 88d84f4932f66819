/**
 * Replaces socket.io-parser in the widget's build: the same protocol without binary packets, which
 * the chat never sends. Those from a server are ignored; history delivers their messages.
 */

export const PacketType = {
  CONNECT: 0,
  DISCONNECT: 1,
  EVENT: 2,
  ACK: 3,
  CONNECT_ERROR: 4,
  BINARY_EVENT: 5,
  BINARY_ACK: 6,
} as const;

export interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly id?: number | undefined;
  readonly data?: unknown;
}

/** Type, namespace unless it is the main one, acknowledgement id, and the payload as JSON. */
const PACKET = /^([0-6])(?:(\/[^,]*),?)?(\d+)?(.*)$/s;

/** Names of the socket's own events, which a server may not emit. */
const RESERVED = /^(connect|connect_error|disconnect|disconnecting|newListener|removeListener)$/;

export class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const room = nsp && nsp !== '/' ? `${nsp},` : '';
    return [`${type}${room}${id ?? ''}${data == null ? '' : JSON.stringify(data)}`];
  }
}

export class Decoder {
  #listener: ((packet: Packet) => void) | null = null;

  on(_: 'decoded', listener: (packet: Packet) => void): void {
    this.#listener = listener;
  }

  off(): void {
    this.#listener = null;
  }

  destroy(): void {}

  /** @throws Error for an invalid packet; the client then reconnects. */
  add(text: unknown): void {
    if (typeof text !== 'string') return;
    const [, digit, nsp = '/', id, json] = PACKET.exec(text) ?? [];
    const type = Number(digit);
    if (type >= PacketType.BINARY_EVENT) return;
    const data: unknown = json ? JSON.parse(json) : undefined;
    if (digit === undefined || (json && !isPayload(type, data))) throw new Error('Not a packet.');
    this.#listener?.({ type, nsp, ...(id && { id: Number(id) }), ...(json && { data }) });
  }
}

function isPayload(type: number, data: unknown): boolean {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  switch (type) {
    case PacketType.CONNECT:
      return isObject;
    case PacketType.CONNECT_ERROR:
      return isObject || typeof data === 'string';
    case PacketType.ACK:
      return Array.isArray(data);
    case PacketType.EVENT: {
      const name: unknown = Array.isArray(data) ? data[0] : null;
      return typeof name === 'number' || (typeof name === 'string' && !RESERVED.test(name));
    }
    default:
      return false;
  }
}

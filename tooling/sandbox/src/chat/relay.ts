import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Server } from 'socket.io';

/** Forwards the announcements of one process to the sockets of the others, through Redis. */
export interface Relay {
  /** False while Redis is unreachable: then only this process's own sockets receive messages. */
  isUp(): boolean;
  /** @param channel the same in all processes that serve the same rooms */
  join(server: Server, channel: string): void;
  close(): void;
}

/** REDIS_URL cannot be used. */
export class RelayError extends Error {
  override readonly name = 'RelayError';
}

async function connect(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // Reconnects without end; clients catch up from the history.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  });
  // Without a listener, ioredis prints every failed attempt.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new RelayError('REDIS_URL names a Redis that cannot be reached.', { cause: error });
  }
  return redis;
}

/** @throws RelayError when Redis does not answer at the start */
export async function openRelay(url: string): Promise<Relay> {
  const publisher = await connect(url);
  const subscriber = await connect(url).catch((error: unknown) => {
    publisher.disconnect();
    throw error;
  });
  return {
    isUp: () => publisher.status === 'ready' && subscriber.status === 'ready',
    join: (server, channel) => {
      server.adapter(createAdapter(publisher, subscriber, { key: channel }));
    },
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

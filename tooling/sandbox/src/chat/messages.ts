import type { ChatPackage } from '@member-wallet/api-sdk';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { type Listed, listed } from '../db/listed';
import type { MarketId } from '../markets/market';
import type { Conversation } from './conversation';
import { keyOf } from './conversation';

/** A message's content; the type decides the payload's shape. */
export interface Content {
  readonly message_type: string;
  readonly payload?: unknown;
}

export interface NewMessage {
  /** 'customer', 'agent' or 'bot'. */
  readonly sender: string;
  readonly content: Content;
  readonly clientId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly username?: string | null | undefined;
}

interface Row {
  readonly id: bigint;
  readonly sender: string;
  readonly message_type: string;
  readonly payload: unknown;
  readonly client_id: string | null;
  readonly session_id: string | null;
  readonly created_at: Date;
}

const COLUMNS = 'id, sender, message_type, payload, client_id, session_id, created_at';

export interface Stored {
  readonly message: ChatPackage & { readonly _id: string; readonly createdAt: string };
  /** False if a message with this client id was stored before. */
  readonly isNew: boolean;
}

/** Ids are padded, so that their order as text is their order in time. */
const present = (row: Row, { kind, id }: Conversation): Stored['message'] => ({
  _id: `m${row.id.toString().padStart(15, '0')}`,
  sender: row.sender,
  message: { message_type: row.message_type, payload: row.payload },
  userId: kind === 'member' ? id : null,
  guestId: kind === 'guest' ? id : null,
  session_id: row.session_id,
  createdAt: row.created_at.toISOString(),
  ...(row.client_id !== null && { clientId: row.client_id }),
});

/** The message without its client id, as some operators send it. */
export const withoutClientId = ({ clientId: _, ...message }: Stored['message']): Stored['message'] => message;

/**
 * Stores a message, once per client id. Locks the conversation's row, so that ids and times only increase: a reader who
 * has seen a message cannot miss an earlier one.
 */
export function storeMessage(
  db: Db,
  conversation: Conversation,
  { sender, content, clientId, sessionId, name, username }: NewMessage,
  now: Date,
): Promise<Stored> {
  const { market } = conversation;
  const key = keyOf(conversation);
  return db.transaction(async (tx) => {
    const { last_message_at: at } = await one<{ last_message_at: Date }>(
      tx,
      `insert into chat_conversation as c (market, key, name, username, last_message_at)
       values ($1, $2, $3, $4, $5)
       on conflict (market, key) do update set last_message_at = greatest(c.last_message_at, $5),
         name = coalesce($3, c.name), username = coalesce($4, c.username)
       returning last_message_at`,
      [market, key, name ?? null, username ?? null, now],
    );
    const known = clientId
      ? await maybeOne<Row>(
          tx,
          `select ${COLUMNS} from chat_message where market = $1 and conversation_key = $2 and client_id = $3`,
          [market, key, clientId],
        )
      : undefined;
    const row =
      known ??
      (await one<Row>(
        tx,
        `insert into chat_message (market, conversation_key, sender, message_type, payload, client_id,
           session_id, created_at)
         values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8) returning ${COLUMNS}`,
        [
          market,
          key,
          sender,
          content.message_type,
          JSON.stringify(content.payload ?? null),
          clientId || null,
          sessionId ?? null,
          at,
        ],
      ));
    return { message: present(row, conversation), isNew: known === undefined };
  });
}

/** A page of a conversation, newest first. */
export async function readHistory(
  db: Db,
  conversation: Conversation,
  skip: number,
  limit: number,
): Promise<readonly Stored['message'][]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from chat_message where market = $1 and conversation_key = $2
     order by id desc offset $3 limit $4`,
    [conversation.market, keyOf(conversation), skip, limit],
  );
  return rows.map((row) => present(row, conversation));
}

export const markRead = (db: Db, conversation: Conversation, now: Date): Promise<object[]> =>
  db.query('update chat_conversation set read_at = $3 where market = $1 and key = $2', [
    conversation.market,
    keyOf(conversation),
    now,
  ]);

/** A row of the console's list of conversations. */
export interface ConversationLine {
  readonly market: MarketId;
  readonly key: string;
  readonly name: string | null;
  readonly username: string | null;
  readonly last_message_at: Date;
  readonly read_at: Date | null;
  readonly messages: number;
}

/** The conversations with the latest messages. */
export const listConversations = (db: Db): Promise<Listed<ConversationLine>> =>
  listed(50, (limit) =>
    db.query<ConversationLine>(
      `select c.market, c.key, c.name, c.username, c.last_message_at, c.read_at,
              (select count(*)::int from chat_message m
               where m.market = c.market and m.conversation_key = c.key) as messages
       from chat_conversation c order by c.last_message_at desc limit $1`,
      [limit],
    ),
  );

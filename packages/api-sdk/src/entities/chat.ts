import * as z from 'zod/mini';
import { accept } from '../schema/accept';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { neededTextSchema } from '../schema/needed-text';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';
import { wholeNumberSchema } from '../schema/whole-number';

/** A button in a message. */
export interface ChatButton {
  readonly type: Open<'web' | 'call' | 'postback'>;
  readonly title: string;
  /** A web address, a phone number, or the text to post back. */
  readonly payload?: string | null | undefined;
}

/** A card of a carousel. */
export interface ChatCard {
  readonly image_url?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly subtitle?: string | null | undefined;
  readonly buttons?: readonly ChatButton[] | null | undefined;
}

export type ChatMessageType = Open<'text' | 'buttons' | 'media' | 'quick_replies' | 'generic' | 'postback'>;

/** The content. The shape of `payload` depends on `message_type`. */
export interface ChatMessage {
  readonly message_type: ChatMessageType;
  readonly payload?: unknown;
}

/** A message in a conversation. */
export interface ChatPackage {
  /** 'customer' for the member or visitor; any other value is the operator's side. */
  readonly sender: Open<'customer'>;
  readonly message: ChatMessage;
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly deviceToken?: string | null | undefined;
  /** ISO date-time: in history the server's, in a send the sender's, which the server may replace. */
  readonly createdAt?: string | null | undefined;
  readonly session_id?: string | null | undefined;
  /** The server's id of the message, if it sends one. */
  readonly _id?: string | null | undefined;
  /** The sender's id of the message; a server may or may not echo it. */
  readonly clientId?: string | null | undefined;
}

export const chatPackageSchema = /* @__PURE__ */ lazy<ChatPackage>(() => {
  const text = () => orNull(z.string());
  return z.looseObject({
    sender: openEnum(['customer']),
    message: z.looseObject({
      message_type: openEnum(['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback']),
      payload: z.optional(z.unknown()),
    }),
    userId: text(),
    guestId: text(),
    username: text(),
    name: text(),
    deviceToken: text(),
    createdAt: orNull(timeSchema()),
    session_id: text(),
    _id: text(),
    clientId: text(),
  });
});

/** Payload of a media message. */
export interface ChatMedia {
  readonly message?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly fileType: Open<'image' | 'video' | 'file'>;
  readonly filePath?: string | null | undefined;
}

export const chatHistorySchema = /* @__PURE__ */ lazy<readonly ChatPackage[]>(() =>
  z.array(chatPackageSchema()),
);

/** The prefix of the room's name: a member joins `PREFIX-{userId}`, a guest `PREFIX-{guestId}`. */
export interface ChatConfig {
  readonly PREFIX: string;
}

export const chatConfigSchema = /* @__PURE__ */ lazy<ChatConfig>(() =>
  z.looseObject({ PREFIX: neededTextSchema() }),
);

/** When the server accepted the message. */
export interface ChatSent {
  /** ISO date-time. */
  readonly createdAt: string;
}

// The specification says only that the response is the creation time: either a bare value or in an object.
const readSent = (answer: unknown): ChatSent | undefined => {
  const time =
    typeof answer === 'object' && answer !== null && 'createdAt' in answer ? answer.createdAt : answer;
  if (typeof time !== 'string' && typeof time !== 'number') return undefined;
  return { createdAt: String(time) };
};

export const chatSentSchema = /* @__PURE__ */ lazy<ChatSent>(() =>
  accept(readSent, 'other', {
    anyOf: [
      { type: ['string', 'number'] },
      { type: 'object', properties: { createdAt: { type: ['string', 'number'] } }, required: ['createdAt'] },
    ],
  }),
);

/** The address of an uploaded file. */
export interface UploadedFile {
  readonly path: string;
}

export const uploadedFileSchema = /* @__PURE__ */ lazy<UploadedFile>(() =>
  z.looseObject({ path: neededTextSchema() }),
);

/** Whose conversation: a member's by `userId`, a visitor's by `guestId`. */
export interface ChatPerson {
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

export interface ChatHistoryRequest extends ChatPerson {
  readonly limit: number;
  /** How many of the newest messages to skip. */
  readonly skip: number;
}

// Requests have no defaults: a field without a value is omitted instead of null.
const givenText = () => z.optional(z.nullable(z.string()));

export const chatPersonSchema = /* @__PURE__ */ lazy<ChatPerson>(() =>
  z.object({ userId: givenText(), guestId: givenText() }),
);

export const chatHistoryRequestSchema = /* @__PURE__ */ lazy<ChatHistoryRequest>(() =>
  z.object({
    userId: givenText(),
    guestId: givenText(),
    limit: wholeNumberSchema(),
    skip: wholeNumberSchema(),
  }),
);

/** A message to send; `chatPackageSchema` reads messages of the history. */
export const chatOutgoingSchema = /* @__PURE__ */ lazy<ChatPackage>(() =>
  z.object({
    sender: openEnum(['customer']),
    message: z.object({
      message_type: openEnum(['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback']),
      payload: z.optional(z.unknown()),
    }),
    userId: givenText(),
    guestId: givenText(),
    username: givenText(),
    name: givenText(),
    deviceToken: givenText(),
    createdAt: z.optional(z.nullable(timeSchema())),
    session_id: givenText(),
    _id: givenText(),
    clientId: givenText(),
  }),
);

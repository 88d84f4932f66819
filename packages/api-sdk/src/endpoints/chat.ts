import { endpoint } from '../endpoint/endpoint';
import { toForm } from '../endpoint/form';
import {
  chatConfigSchema,
  chatHistoryRequestSchema,
  chatHistorySchema,
  chatOutgoingSchema,
  chatPersonSchema,
  chatSentSchema,
  uploadedFileSchema,
} from '../entities/chat';
import { uploadSchema } from '../entities/upload';
import { unspecifiedSchema } from '../schema/unspecified';

/** The prefix of the realtime room name. */
export const getChatConfig = /* @__PURE__ */ endpoint({
  operationId: 'getChatConfig',
  method: 'GET',
  path: '/api/chat/config',
  auth: 'any',
  effect: 'read',
  summary: 'Returns the prefix of the realtime room name.',
  response: chatConfigSchema,
  example: { response: { PREFIX: 'MW' } },
});

/** Sends a message. Returns the time at which the server accepted it. */
export const sendChatMessage = /* @__PURE__ */ endpoint({
  operationId: 'sendChatMessage',
  method: 'POST',
  path: '/api/chat/send-message',
  auth: 'any',
  effect: 'write',
  timeoutMs: 300_000,
  summary: 'Sends a message to the support chat and returns its creation time.',
  body: chatOutgoingSchema,
  response: chatSentSchema,
  example: {
    input: {
      sender: 'customer',
      message: { message_type: 'text', payload: 'Hello' },
      guestId: 'fJ3kq0Zt8vXyB2mNcR5dLw',
    },
    response: '2026-01-31T09:30:00.000Z',
  },
});

/** A part of the conversation, newest first. A POST without side effects. */
export const listChatHistory = /* @__PURE__ */ endpoint({
  operationId: 'listChatHistory',
  method: 'POST',
  path: '/api/chat/history',
  auth: 'any',
  effect: 'read',
  summary: 'Lists messages of the conversation, newest first.',
  body: chatHistoryRequestSchema,
  response: chatHistorySchema,
  example: {
    input: { guestId: 'fJ3kq0Zt8vXyB2mNcR5dLw', limit: 10, skip: 0 },
    response: [
      {
        sender: 'agent',
        message: { message_type: 'text', payload: 'How can we help?' },
        createdAt: '2026-01-31T09:31:00.000Z',
      },
    ],
  },
});

/** Uploads a picture for the chat. */
export const uploadChatImage = /* @__PURE__ */ endpoint({
  operationId: 'uploadChatImage',
  method: 'POST',
  path: '/api/chat/upload-image',
  auth: 'any',
  effect: 'write',
  timeoutMs: 300_000,
  form: toForm,
  summary: 'Uploads a picture for the chat.',
  body: uploadSchema,
  response: uploadedFileSchema,
  example: { response: { path: '/uploads/1.png' } },
});

/** Uploads a video for the chat. */
export const uploadChatVideo = /* @__PURE__ */ endpoint({
  operationId: 'uploadChatVideo',
  method: 'POST',
  path: '/api/chat/upload-video',
  auth: 'any',
  effect: 'write',
  timeoutMs: 300_000,
  form: toForm,
  summary: 'Uploads a video for the chat.',
  body: uploadSchema,
  response: uploadedFileSchema,
  example: { response: { path: '/uploads/1.mp4' } },
});

/** Marks the operator's messages as read. In the contract the path ends in a slash. */
export const markChatRead = /* @__PURE__ */ endpoint({
  operationId: 'markChatRead',
  method: 'PUT',
  path: '/api/chat/read-customer/',
  auth: 'any',
  effect: 'write',
  summary: "Marks the operator's messages as read. The shape of the response is not specified.",
  body: chatPersonSchema,
  response: unspecifiedSchema,
  example: { input: { guestId: 'fJ3kq0Zt8vXyB2mNcR5dLw' }, response: { message: 'OK' } },
});

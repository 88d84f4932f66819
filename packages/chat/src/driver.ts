export { type ChatDriver, createChatDriver } from './driver/chat-driver';
export { createFileBox, type FileBox } from './driver/browser/file-box';
export { FILE_GONE } from './outbox/item';
export type { LinkState } from './driver/calls/link';
export type { ChatOptions, ChatPlace } from './driver/options';
export type { ChatSnapshot } from './driver/snapshot';

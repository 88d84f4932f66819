export {
  type AttachmentCheck,
  type AttachmentInput,
  type AttachmentKind,
  checkAttachment,
  kindByName,
  MAX_MEGABYTES,
} from './attachment/attachment-rules';
export { SNIFF_BYTES } from './attachment/sniff';
export { type KeyPress, sends } from './composer/enter-key';
export { shrink } from './widget/composer/shrink';
export { checkText, MAX_TEXT, type TextCheck } from './composer/text-rules';
export {
  type Conversation,
  EMPTY_CONVERSATION,
  type Entry,
  linkMissed,
  timeline,
  unreadCount,
} from './conversation/conversation';
export type { ConversationEvent } from './conversation/events';
export { fillPage, olderPage, type Page, type PageRequest } from './conversation/history';
export { reduce } from './conversation/reduce';
export { randomId } from './identity/random-id';
export { participantId, roomOf } from './identity/room';
export { safeLink } from './links/safe-link';
export { type TextPart, textParts } from './links/text-parts';
export {
  type ButtonsBody,
  type CardsBody,
  type ChatButton,
  type ChatCard,
  type ChatMessage,
  CUSTOMER,
  type FileType,
  type MediaBody,
  type MessageBody,
  type PostbackBody,
  type QuickRepliesBody,
  type TextBody,
  type UnknownBody,
} from './message/message';
export { conversationPackage, type Outgoing, type OutgoingMedia, type Participant } from './message/outgoing';
export type { Position } from './message/position';
export { readMessage, readSendReply, type SendReply } from './message/read-message';
export type { WireContent, WireMessage } from './message/wire';
export {
  type Attempt,
  type DeliveryStatus,
  deliveryStatus,
  NOT_DELIVERED,
  type OutboxItem,
  type OutboxState,
} from './outbox/item';
export { nextStep, type Step } from './outbox/outbox';
export { type RecordChange, recordChanges } from './outbox/records';
export { DRAFT_KEY, readRecord, recordKey, recordPrefix } from './outbox/stored';
export {
  CHECK_LINK_EVERY,
  DELIVERY_GRACE,
  PAGE_SIZE,
  READ_RECEIPT_DEBOUNCE,
  RECONNECT_EVERY,
  SCROLL_TO_BOTTOM_FROM,
  SECOND_LOOK_AFTER,
} from './timings';

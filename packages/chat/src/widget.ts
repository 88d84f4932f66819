export { ChatWidget, type ChatWidgetProps } from './widget/chat-widget';
export type { Locale as ChatLocale } from '@member-wallet/api-sdk';
export type { PreparedMessage } from './widget/prepared-message';
export { randomId as newGuestId } from './identity/random-id';
export type { Participant } from './message/outgoing';

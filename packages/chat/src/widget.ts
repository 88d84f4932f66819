export { ChatWidget, type ChatWidgetProps } from './widget/chat-widget';
export type { ChatLocale } from './widget/launcher-texts';
export { randomId as newGuestId } from './identity/random-id';
export type { Participant } from './message/outgoing';

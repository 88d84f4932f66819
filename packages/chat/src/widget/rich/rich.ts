/** The code for files, buttons, cards, links and topics, which is loaded when one of them is shown for the first time. */
export { moreTexts } from '../texts/more';
export { Cards } from './cards';
export { Choices } from './choices';
export { Media } from './media';
export { QuickReplies } from './quick-replies';
export { default as richStyles } from './rich.css?inline';
export { SentFile } from './sent-file';
export { LinkedText } from './linked-text';
export { Topics } from './topics';
export { Viewer } from './viewer';

/** The code for files, buttons, cards and links, loaded with the first message that has any, and for topics. */
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

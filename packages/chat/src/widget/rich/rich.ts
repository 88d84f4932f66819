/** The code for files, buttons and cards, loaded with the first message that has any. */
export { Cards } from './cards';
export { Choices } from './choices';
export { Media } from './media';
export { QuickReplies } from './quick-replies';
export { richStyles } from './rich-styles';
export { SentFile } from './sent-file';
export { Viewer } from './viewer';

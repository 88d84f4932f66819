/** What a conversation in words never needs: fetched with the first message that has more than words. */
export { Cards } from './cards';
export { Choices } from './choices';
export { Media } from './media';
export { QuickReplies } from './quick-replies';
export { richStyles } from './rich-styles';
export { SentFile } from './sent-file';
export { Viewer } from './viewer';

/** The code for attachments, loaded when a file is about to be chosen, dropped or pasted. */
export { moreTexts } from '../texts/more';
export { prepareFiles } from './prepare-files';
export { previewStyles } from './preview-styles';
export { Previews } from './previews';

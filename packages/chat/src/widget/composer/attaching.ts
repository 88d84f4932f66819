/** The code for attachments, which is loaded when a file is about to be chosen, dropped or pasted. */
export { moreTexts } from '../texts/more';
export { prepareFiles } from './prepare-files';
export { default as previewStyles } from './previews.css?inline';
export { Previews } from './previews';

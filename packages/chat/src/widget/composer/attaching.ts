/** What only who attaches a file needs: fetched when one is about to be chosen, dropped or pasted. */
export { prepareFiles } from './prepare-files';
export { previewStyles } from './preview-styles';
export { Previews } from './previews';

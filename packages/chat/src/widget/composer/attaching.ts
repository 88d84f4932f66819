/** What only who attaches a file needs: fetched when one is about to be chosen, dropped or pasted. */
export { admit } from './admit';
export { previewStyles } from './preview-styles';
export { Previews } from './previews';

/** What a token may look like. In a file of its own for the page's inline scripts, which send it before the app's code has come. */
export const TOKEN_TEXT = /^[\x21-\x7e]{1,4096}$/;

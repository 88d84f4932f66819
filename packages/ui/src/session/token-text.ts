/**
 * Matches a valid token. In a separate file for the page's inline scripts, which send it before the app's code has
 * loaded.
 */
export const TOKEN_TEXT = /^[\x21-\x7e]{1,4096}$/;

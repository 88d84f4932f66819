/** Of forms. */
export const fields = {
  amountPresets: 'Choose an amount',
  search: 'Search',
  noMatch: 'Nothing found for “{{query}}”',
  noMatchHint: 'Check the spelling or clear the search.',
  clearSearch: 'Clear the search',
  choose: 'Choose',
  step: 'Step {{step}}/{{total}}',
  all: 'All',
  holderLatin: 'Bank account name must be in English only',
  accountNumber: 'The account number is not valid. Please check its digits.',
  amount: 'Enter the amount in numbers',
  amountDecimals: 'Use no more than two decimals',
  amountTooLarge: 'The amount is too large. Please enter a smaller one.',
  passwordsDiffer: "Passwords don't match",
  passwordRefused: 'This password was not accepted. Try a longer one.',
} as const;

/** The pages of a list. */
export const pager = {
  pages: 'Pages',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const;

/** What is copied. */
export const clipboard = {
  copy: 'Copy {{what}}',
  copied: 'Copied: {{text}}',
  failed: 'Failed to copy',
} as const;

/** What a picture can be looked at and kept with. */
export const pictures = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The picture cannot be shown.',
  hold: 'Press and hold the picture to save it.',
  noDownloads: 'This app cannot save files. Open this page in Chrome or Safari.',
} as const;

/** Names are stored in upper case. Fixed locale, because a Turkish phone would write İ; Thai and Lao have no case. */
export const upperCaseName = (text: string): string => text.toLocaleUpperCase('en');

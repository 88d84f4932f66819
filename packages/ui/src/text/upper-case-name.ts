/** Names are stored in upper case. The fixed locale keeps a Turkish phone from writing İ; Thai and Lao have no case. */
export const upperCaseName = (text: string): string => text.toLocaleUpperCase('en');

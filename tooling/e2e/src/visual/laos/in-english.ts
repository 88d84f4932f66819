/** Where the data of the Laos build differ from the Thai build's, all of whose scenes are looked at in English. */
const DIFFERENT = new Set(['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit']);

export const inEnglish = (name: string): boolean => DIFFERENT.has(name);

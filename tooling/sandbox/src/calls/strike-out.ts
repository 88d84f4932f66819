/** Replaces a secret. */
export const STRUCK = '•••';

/** In characters. Longer texts are cut, so that a thousand calls take a few megabytes. */
const LONGEST = 16_000;
/** In characters. Longer responses are not parsed. */
const LONGEST_READ = 200_000;

/** Passwords, tokens, codes of SMS, gift links, and links that log in to a game. */
const isSecret = (name: string): boolean => /password|token|otpcode|^link$/i.test(name);

const strike = (name: string, value: unknown): unknown =>
  isSecret(name) && typeof value === 'string' ? STRUCK : value;

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`;

/** A value as JSON, its secrets replaced. */
export function struckJson(value: unknown): string {
  try {
    return cut(JSON.stringify(value, strike) ?? '');
  } catch {
    // The body is nested more deeply than the stack allows.
    return '(nested too deeply to be shown)';
  }
}

/** A body's text, its secrets replaced. Bodies that are not JSON contain none. */
export function struckText(text: string): string {
  if (text.length > LONGEST_READ) return `(${text.length} characters)`;
  try {
    return struckJson(JSON.parse(text));
  } catch {
    return cut(text);
  }
}

/** A path with its parameters filled in, secrets replaced. @param route such as `/login/:name/:password` */
export function struckPath(route: string, params: unknown): string {
  return route.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
    return encodeURIComponent(String(strike(name, value))).replaceAll(encodeURIComponent(STRUCK), STRUCK);
  });
}

/** Stands in the place of a secret. */
export const STRUCK = '•••';

/** Longer texts are cut: a list of a thousand calls should stay a few megabytes. */
const LONGEST = 16_000;
/** Longer answers are not even read. */
const LONGEST_READ = 200_000;

/** Passwords, tokens, codes of SMS, gift links, and links that log in to a game. */
const isSecret = (name: string): boolean => /password|token|otpcode|^link$/i.test(name);

const strike = (name: string, value: unknown): unknown =>
  isSecret(name) && typeof value === 'string' ? STRUCK : value;

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`;

/** A value as JSON without its secrets. */
export function struckJson(value: unknown): string {
  try {
    return cut(JSON.stringify(value, strike) ?? '');
  } catch {
    // Bodies may be nested more deeply than the stack allows.
    return '(nested too deeply to be shown)';
  }
}

/** The text of a body without its secrets. What is no JSON has none. */
export function struckText(text: string): string {
  if (text.length > LONGEST_READ) return `(${text.length} characters)`;
  try {
    return struckJson(JSON.parse(text));
  } catch {
    return cut(text);
  }
}

/** A path whose parameters stand for values, without the secret ones. @param route as `/login/:name/:password` */
export function struckPath(route: string, params: unknown): string {
  return route.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
    return encodeURIComponent(String(strike(name, value))).replaceAll(encodeURIComponent(STRUCK), STRUCK);
  });
}

const numberOrNull = (text: string | undefined) => (text === '-' ? null : Number(text));

const groups = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1);

/** Until November 2026 these were stored as words between spaces. A browser may still have some. By name; undefined if it is not one. */
export const OLD_TEXTS: ReadonlyMap<string, (text: string) => unknown> = new Map<
  string,
  (text: string) => unknown
>([
  [
    'intents',
    (text) =>
      text.endsWith('\n')
        ? text
            .slice(0, -1)
            .split('\n')
            .map((line) => {
              const [owner, key, operationId, at, input, amount, state] = line.split(' ');
              return { owner, key, operationId, at: Number(at), input, amount: numberOrNull(amount), state };
            })
        : undefined,
  ],
  [
    'deposit-limit',
    (text) => {
      const [currency, amount, next, from] = groups(text, /^([A-Z]{3}) (\d+|-)(?: (\d+|-) (\d+))?$/) ?? [];
      const raise = from === undefined ? null : { amount: numberOrNull(next), from: Number(from) };
      return currency && { currency, amount: numberOrNull(amount), next: raise };
    },
  ],
  [
    'open-qr',
    (text) => {
      const [provider, currency, amount, deadline, id] =
        groups(text, /^(\w+) ([A-Z]+) (\d+|-) (\d+) (\S+)$/) ?? [];
      return { provider, currency, amount: numberOrNull(amount), deadline: Number(deadline), id };
    },
  ],
  ['pending', (text) => text.split(' ')],
  [
    'registered-currency',
    (text) => {
      const [owner, currency] = text.split(':');
      return { owner, currency };
    },
  ],
  [
    'video-places',
    (text) =>
      Object.fromEntries(
        text.split(' ').map((place) => {
          const [topic = '', seconds] = place.split(':');
          return [topic, Number(seconds)];
        }),
      ),
  ],
]);

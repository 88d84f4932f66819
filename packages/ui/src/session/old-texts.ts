import type { StoredLimit } from '#/responsible-gaming/deposit-limit';
import type { OpenIntent } from './open-intent';

const numberOrNull = (text: string | undefined) => (text === '-' ? null : Number(text));

const groups = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1);

/**
 * Parsers of the text format used until November 2026, words separated by spaces, by name: browsers may still have such
 * values. They return undefined if a text is invalid.
 */
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
      const [currency, amount, next, from] = groups(text, /^([A-Z]{3,8}) (\d+|-)(?: (\d+|-) (\d+))?$/) ?? [];
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

/*
 * Two values are still written in the old form, until the release after the next: a tab with the previous version, open
 * since before the deployment, deletes values that it cannot read. A repeated money write would then get a new key, and
 * the member would lose the deposit limit.
 */

const orDash = (value: number | null): number | string => value ?? '-';

/** The amounts that the old form allows. Others are left out, because the record is useful without them. */
const AMOUNT = /^\d{1,15}(?:\.\d{1,4})?$/;

export const intentsAsOldText = (intents: readonly OpenIntent[]): string =>
  intents
    .map(({ owner, key, operationId, at, input, amount, state }) => {
      const shown = AMOUNT.test(String(amount)) ? amount : null;
      return `${[owner, key, operationId, at, input, orDash(shown), state].join(' ')}\n`;
    })
    .join('');

export const limitAsOldText = ({ currency, amount, next }: StoredLimit): string =>
  [currency, orDash(amount), ...(next ? [orDash(next.amount), next.from] : [])].join(' ');

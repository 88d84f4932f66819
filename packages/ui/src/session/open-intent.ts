/** A write that moves or creates money, from when it is sent until its outcome is known. */
export interface OpenIntent {
  /** Whose it is: `owner` of the session that sent it. */
  readonly owner: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly operationId: string;
  /** When it was last sent, in milliseconds since the epoch. */
  readonly at: number;
  /** Equal for equal inputs. */
  readonly input: string;
  /** As on the wire, in the member's currency; null if the input names none. */
  readonly amount: number | null;
  /** 'unknown' once no tab waits for its response any more. */
  readonly state: 'sending' | 'unknown';
}

/** One line per intent. */
export const INTENTS_TEXT =
  /^(?:\w{1,16} \w{1,64} \w{1,64} \d{1,15} \w{1,16} (?:\d{1,15}(?:\.\d{1,4})?|-) (?:sending|unknown)\n)+$/;

export const intentsText = (intents: readonly OpenIntent[]): string =>
  intents
    .map(({ owner, key, operationId, at, input, amount, state }) => {
      const shown = /^\d{1,15}(?:\.\d{1,4})?$/.test(String(amount)) ? amount : '-';
      return `${[owner, key, operationId, at, input, shown, state].join(' ')}\n`;
    })
    .join('');

/** @param text matches INTENTS_TEXT, or null for none */
export const intentsIn = (text: string | null): readonly OpenIntent[] =>
  (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [owner = '', key = '', operationId = '', at = '', input = '', amount = '', state] =
        line.split(' ');
      return {
        owner,
        key,
        operationId,
        at: Number(at),
        input,
        amount: amount === '-' ? null : Number(amount),
        state: state === 'sending' ? 'sending' : 'unknown',
      };
    });

/** The intents of everybody else. */
export const intentsWithout = (text: string, owner: string): string =>
  text.replace(new RegExp(`^${owner} .*\n`, 'gm'), '');

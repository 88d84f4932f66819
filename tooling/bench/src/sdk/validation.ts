import { listStatement } from '@member-wallet/api-sdk';
import { inTurns, median, timed } from '../harness/measure';
import { statement } from './contenders/statement';

export interface Validation {
  /** Microseconds for one response. */
  readonly parse: number;
  readonly sdk: number;
  readonly zod: number;
  /** Relative to JSON.parse of the same text, in the same round. */
  readonly sdkRatio: number;
  readonly zodRatio: number;
}

/** Measures the validation of a response, and for comparison the parsing of its text. */
export const validation = async (text: string, rounds: number): Promise<Validation> => {
  const COUNT = 300;
  const body: unknown = JSON.parse(text);
  const times = (work: () => unknown) => () =>
    timed(() => {
      for (let index = 0; index < COUNT; index += 1) work();
    });
  const contenders = {
    parse: times(() => JSON.parse(text)),
    sdk: times(() => listStatement.response.parse(body)),
    zod: times(() => statement.parse(body)),
  };
  await inTurns(20, contenders);
  const measured = await inTurns(rounds, contenders);
  const micros = (name: keyof typeof contenders) => (median(measured[name]) * 1000) / COUNT;
  const ratio = (name: keyof typeof contenders) =>
    median(measured[name].map((ms, round) => ms / (measured.parse[round] ?? Number.NaN)));
  return {
    parse: micros('parse'),
    sdk: micros('sdk'),
    zod: micros('zod'),
    sdkRatio: ratio('sdk'),
    zodRatio: ratio('zod'),
  };
};

import { median } from '../../harness/measure';
import { type Contender, type Protocol } from '../contenders/contenders';
import type { LighthouseFigures } from '../visit/lighthouse';
import type { VisitFigures } from '../visit/throttled-visit';

/** A first visit, with an empty cache, and the next one. */
interface Twice<Figures> {
  readonly first: Figures;
  readonly second: Figures;
}
export type Visit = keyof Twice<unknown>;

/** One round of one contender. */
export interface Round {
  readonly lighthouse: Twice<LighthouseFigures> | null;
  readonly throttled: Twice<VisitFigures> | null;
}

export const keyOf = (contender: string, protocol: Protocol): string => `${contender} over ${protocol}`;

/** Summarises the figures of all rounds, as medians and as medians of the ratios within a round. */
export function measured(rounds: Readonly<Record<string, readonly Round[]>>, protocol: Protocol) {
  const of = (contender: string): readonly Round[] => rounds[keyOf(contender, protocol)] ?? [];
  return {
    protocol,
    of,
    median: ({ name }: Pick<Contender, 'name'>, figure: (round: Round) => number | undefined) =>
      median(of(name).map((round) => figure(round) ?? Number.NaN)),
    /** The median ratio to the contender `beside` in the same round. */
    ratio: (
      { name }: Pick<Contender, 'name'>,
      beside: string,
      figure: (round: Round) => number | undefined,
      figureBeside = figure,
    ) => {
      const others = of(beside);
      return median(
        of(name).map((round, at) => {
          const other = others[at];
          return (figure(round) ?? Number.NaN) / ((other && figureBeside(other)) ?? Number.NaN);
        }),
      );
    },
  };
}

export type Measured = ReturnType<typeof measured>;

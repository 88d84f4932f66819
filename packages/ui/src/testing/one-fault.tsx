import type { Endpoints } from '@member-wallet/api-sdk';
import { type Answers, faultyAnswers, raw } from '@member-wallet/api-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Market } from '#/market/market';
import { renderApp } from './render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** What a screen shows of an answer. */
interface Shown {
  /** The parts of the answer that it is made of, as dotted paths: a fault in one of them may cost it. */
  readonly of: readonly string[];
  readonly text: string | RegExp;
}

export interface FaultCase {
  readonly endpoint: keyof Endpoints;
  /** A good answer. */
  readonly answer: unknown;
  readonly path: string;
  readonly market?: Market;
  readonly token?: string;
  readonly others?: Answers;
  /** Brings the part of the screen in sight that shows the answer. */
  readonly open?: (app: App) => Promise<void>;
  /** There in any case: the heading of the screen. */
  readonly heading: string | RegExp;
  readonly shown: readonly Shown[];
}

const NONSENSE = /NaN|null|undefined|\[object/;
const CRASHED = 'แสดงหน้านี้ไม่ได้';

const isWithin = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`);

/** How many of an answer's faults are tried in one run. */
const RUNS = process.env['EXHAUSTIVE'] === '1' ? 150 : 4;
const LIMIT_MS = 300_000 + RUNS * 3000;

const show = async ({ path, market, token = 't', others, open, endpoint }: FaultCase, body: unknown) => {
  const answers = { ...others, [endpoint]: raw({ status: 200, text: JSON.stringify(body) }) };
  const app = await renderApp({
    path,
    answers,
    ...(token !== '' && { token }),
    ...(market && { market }),
  });
  await open?.(app);
};

/** Holds that one fault anywhere in an answer costs a screen nothing but what the faulty part says. */
export const itShowsTheRest = (name: string, one: FaultCase): void => {
  const holds = async (body: unknown, at: string) => {
    await show(one, body);
    try {
      await waitFor(() => expect(document.body).toHaveTextContent(one.heading));
      const rest = one.shown.filter(({ of }) => !of.some((part) => isWithin(part, at) || isWithin(at, part)));
      await waitFor(() => {
        for (const { text } of rest) expect(document.body).toHaveTextContent(text);
      });
      expect(document.body).not.toHaveTextContent(NONSENSE);
      expect(screen.queryByText(CRASHED)).toBeNull();
    } finally {
      cleanup();
    }
  };

  it(`${name}: a good answer is shown whole`, () => holds(one.answer, '-'));

  it(
    `${name}: one fault costs nothing else`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...faultyAnswers(one.answer)), ({ body, path }) =>
          holds(body, path.join('.')),
        ),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
};

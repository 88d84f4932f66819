import type { Endpoints } from '@member-wallet/api-sdk';
import { type Answers, faultyAnswers, raw } from '@member-wallet/api-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Market } from '#/market/market';
import { renderApp } from './render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A text that a screen shows from a response. */
interface Shown {
  /** The parts of the response that it depends on, as dotted paths. With a fault in one of them, it may be missing. */
  readonly of: readonly string[];
  readonly text: string | RegExp;
}

export interface FaultCase {
  readonly endpoint: keyof Endpoints;
  /** A valid response. */
  readonly answer: unknown;
  readonly path: string;
  readonly market?: Market;
  readonly token?: string;
  readonly others?: Answers;
  /** Opens the part of the screen that shows the response. */
  readonly open?: (app: App) => Promise<void>;
  /** The heading of the screen, which is always shown. */
  readonly heading: string | RegExp;
  readonly shown: readonly Shown[];
}

const NONSENSE = /NaN|null|undefined|\[object/;
const CRASHED = 'แสดงหน้านี้ไม่ได้';

const isWithin = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`);

/** How many of a response's faults are tested in one run. */
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

/**
 * Tests that with one fault anywhere in a response, a screen still shows everything that does not depend on that part.
 */
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

  it(`${name}: shows a valid response completely`, () => holds(one.answer, '-'));

  it(
    `${name}: shows the rest of a response with one fault`,
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

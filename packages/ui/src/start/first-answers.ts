import type { EarlyAnswer } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

declare global {
  interface Window {
    /** What the page's first script has asked for; see start/start-reads. */
    firstReads?: EarlyAnswer[] | undefined;
  }
}

/** The answers that the page's first script asked for, until the session changes. */
export function earlyAnswers(page: Pick<Window, 'firstReads'>, session: Session): EarlyAnswer[] {
  const { firstReads: answers = [] } = page;
  page.firstReads = undefined;
  session.subscribe(() => {
    answers.length = 0;
  });
  return answers;
}

/** In milliseconds. The reads of a screen leave as soon as it shows; its code may have to be fetched again. */
const AFTER_MS = 5000;

/** Drops what the first screen did not take: a later screen wants an answer of its own time. */
export function dropOnceShown(answers: EarlyAnswer[]): void {
  setTimeout(() => {
    answers.length = 0;
  }, AFTER_MS);
}

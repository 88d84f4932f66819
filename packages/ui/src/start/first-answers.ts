import type { EarlyAnswer } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

/** The answers that the document asked for, until the session changes. */
export function firstAnswers(page: Pick<Window, 'firstReads'>, session: Session): EarlyAnswer[] {
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

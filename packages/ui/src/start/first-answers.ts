import type { EarlyAnswer } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

/** Takes the responses to the document's first reads. A change of session discards them. */
export function firstAnswers(page: Pick<Window, 'firstReads'>, session: Session): EarlyAnswer[] {
  const { firstReads: answers = [] } = page;
  page.firstReads = undefined;
  session.subscribe(() => {
    answers.length = 0;
  });
  return answers;
}

/** In ms. A screen sends its reads as soon as it is shown, but its code may have to be loaded again first. */
const DROP_AFTER_MS = 5000;

/** Discards responses that the first screen did not use, because later screens need current data. */
export function dropOnceShown(answers: EarlyAnswer[]): void {
  setTimeout(() => {
    answers.length = 0;
  }, DROP_AFTER_MS);
}

import type { EarlyAnswer } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

/** Takes the responses to the document's first reads. A change of session discards them. */
export function takeFirstResponses(page: Pick<Window, 'firstReads'>, session: Session): EarlyAnswer[] {
  const { firstReads: responses = [] } = page;
  page.firstReads = undefined;
  session.subscribe(() => {
    responses.length = 0;
  });
  return responses;
}

/** In ms. A screen sends its reads as soon as it is shown, but its code may have to be loaded again first. */
const DROP_AFTER_MS = 5000;

/** Discards responses that the first screen did not use, because later screens need current data. */
export function dropUnusedResponses(responses: EarlyAnswer[]): void {
  setTimeout(() => {
    responses.length = 0;
  }, DROP_AFTER_MS);
}

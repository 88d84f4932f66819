export { callKey, readKey, sessionKey } from '../queries/keys';
export type { Given, ReadKey, ScopeKey } from '../queries/keys';
export { hasMore, rowsOf } from '../queries/pages';
export { forSession } from '../queries/session-client';
export type { Session, SessionClient } from '../queries/session-client';
export { keysUnder } from './keys-under';
export { readArguments, useRead } from './use-read';
export { useReadPages } from './use-read-pages';
export { useWrite } from './use-write';

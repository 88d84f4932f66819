import { endpoint } from '../endpoint/endpoint';
import { gameLinkSchema } from '../entities/answers';

/** Opens a game session. A GET with side effects. openGame chooses between this and autoLoginWithPassword. */
export const autoLogin = /* @__PURE__ */ endpoint({
  operationId: 'autoLogin',
  method: 'GET',
  path: '/api/autoLogin/{game}/{username}',
  auth: 'member',
  effect: 'write',
  summary: 'Opens a game session and returns its address.',
  response: gameLinkSchema,
  errors: ['NO_GAME', 'SLOT_NO_ACCOUNT'],
  example: {
    input: { game: 'pg', username: 'pg1001' },
    response: { link: 'https://games.example/pg?session=1' },
  },
});

/** Opens a session of a game that takes the password as a second path segment. */
export const autoLoginWithPassword = /* @__PURE__ */ endpoint({
  operationId: 'autoLoginWithPassword',
  method: 'GET',
  path: '/api/autoLogin/{game}/{username}/{password}',
  auth: 'member',
  effect: 'write',
  summary: 'Opens a session of a game that takes the password in the path, and returns its address.',
  response: gameLinkSchema,
  errors: ['NO_GAME', 'SLOT_NO_ACCOUNT'],
  example: {
    input: { game: 'imi', username: 'imi1001', password: 'Qk7s9Lm2' },
    response: { link: 'https://games.example/imi?session=1' },
  },
});

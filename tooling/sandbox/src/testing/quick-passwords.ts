import type * as Argon2 from '@node-rs/argon2';

/**
 * Suites log in hundreds of times: here a hash costs next to nothing, and so does checking a password against it.
 * The tests of what the tables hold at rest take the mock away.
 */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1 }),
  };
});

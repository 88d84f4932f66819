import type * as Argon2 from '@node-rs/argon2';

/** Suites log in hundreds of times, so hashing is made cheap. The tests of data at rest remove the mock. */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1 }),
  };
});

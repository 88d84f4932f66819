import { hash, verify } from '@node-rs/argon2';

/** argon2id at 19 MiB and two passes: the library's default, and OWASP's first choice. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (no such member) the same work is done against a dummy hash, so that
 * the time taken does not tell which phones are registered.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password');
  const fits = await verify(passwordHash ?? (await dummyHash), password);
  return fits && passwordHash !== undefined;
}

import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the library's default and OWASP's first choice. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such member) a dummy hash is verified, so that the response
 * time does not reveal which phones are registered.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password');
  const fits = await verify(passwordHash ?? (await dummyHash), password);
  return fits && passwordHash !== undefined;
}

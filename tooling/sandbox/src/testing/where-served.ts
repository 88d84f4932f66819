/**
 * Runs a suite where the environment says where its services are. Elsewhere it is one skipped test that says what it
 * needs; with REQUIRE_SERVICES=1, one that fails.
 * @param names variables with an address each, such as DATABASE_URL; the suite gets their values in that order
 */
export function whereServed(names: readonly string[], suite: (...addresses: string[]) => void): void {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length === 0) suite(...names.map((name) => process.env[name] ?? ''));
  else if (process.env.REQUIRE_SERVICES === '1') {
    test(`needs ${names.join(' and ')}`, () => {
      throw new Error(`REQUIRE_SERVICES=1 asks for this suite. Not set: ${missing.join(', ')}.`);
    });
  } else {
    test.skip(`not run here: needs ${names.join(' and ')}`, () => undefined);
  }
}

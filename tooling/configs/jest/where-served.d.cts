interface Suite {
  readonly title: string;
  /** Environment variables with addresses, such as DATABASE_URL; the suite gets their values in this order. */
  readonly names: readonly string[];
  /** The name in the summary of a whole run, which several suites can share. Default: the title. */
  readonly what?: string;
}

/**
 * Runs a suite if the environment has the addresses of its services. Otherwise it is one skipped test and a line in the
 * summary of `npm test` or, with REQUIRE_SERVICES=1, a failing test.
 */
export declare function whereServed(suite: Suite, describe: (...addresses: string[]) => void): void;

interface Suite {
  readonly title: string;
  /** Environment variables with addresses, such as DATABASE_URL; the suite gets their values in this order. */
  readonly names: readonly string[];
  /** The name in the summary of `npm test`, which several suites can share. Default: the title. */
  readonly what?: string;
}

/**
 * Runs a suite if the environment has the addresses of its services. Otherwise the suite is one skipped test, which the
 * summary of `npm test` lists, or a failing test with REQUIRE_SERVICES=1.
 */
export declare function whereServed(suite: Suite, describe: (...addresses: string[]) => void): void;

interface Suite {
  readonly title: string;
  /** Variables with an address each, such as DATABASE_URL; the suite gets their values in this order. */
  readonly names: readonly string[];
  /** What the summary of a whole run says where several suites share one line; the title where not given. */
  readonly what?: string;
}

/**
 * Describes a suite where the environment says where its services are. Elsewhere it is one skipped test, and a line in
 * the summary of `npm test`; with REQUIRE_SERVICES=1, a test that fails.
 */
export declare function whereServed(suite: Suite, describe: (...addresses: string[]) => void): void;

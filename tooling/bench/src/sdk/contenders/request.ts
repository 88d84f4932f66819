/** The call that all contenders make: a page of the statement, with a token, parsed from JSON. */
export const PATH = '/api/statement';
export const INPUT = { page: 1, limit: 24 };
export const HEADERS = { Authorization: 'Bearer token', 'X-Requested-With': 'XMLHttpRequest' };
export const TIMEOUT = 60_000;

/** The type of the response, for contenders that do not validate it. */
export interface Statement {
  readonly total: number;
  readonly statements: readonly {
    readonly statementType: string;
    readonly amount: number | string | null;
    readonly status: string;
    readonly createdAt: string;
  }[];
}

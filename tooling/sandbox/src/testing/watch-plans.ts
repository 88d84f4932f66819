import pg from 'pg';
import type { PlanNode } from './plan';
import { nodesOf } from './plan';

/** Settings that report the plan of each statement, including those in functions, triggers and foreign keys. */
const TELLING = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_format=json',
  'client_min_messages=log',
  // PostgreSQL's default, which the sandbox's sessions change.
  'enable_seqscan=on',
  'enable_bitmapscan=on',
];

export const telling = (databaseUrl: string): string => {
  const address = new URL(databaseUrl);
  address.searchParams.set('options', TELLING.map((setting) => `-c ${setting}`).join(' '));
  return address.href;
};

export interface Told {
  readonly statement: string;
  readonly nodes: readonly PlanNode[];
}

/** Listens to all connections of this process that are opened from now on, until it is stopped. */
export function watchPlans() {
  const told: Told[] = [];
  const connect = pg.Client.prototype.connect as (this: pg.Client, ...rest: readonly unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'connect').mockImplementation(function listen(
    this: pg.Client,
    ...rest: readonly unknown[]
  ) {
    this.on('notice', ({ message = '' }) => {
      const [, json] = /^duration: [\d.]+ ms\s+plan:\s*(\{.*)$/s.exec(message) ?? [];
      if (json === undefined) return;
      const plan = JSON.parse(json) as Record<string, unknown>;
      told.push({ statement: String(plan['Query Text']), nodes: nodesOf(plan.Plan) });
    });
    return connect.apply(this, [...rest]);
  });
  return { told, stop: () => spy.mockRestore() };
}

#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createClient } from '../client/create-client';
import { login } from '../endpoints/account';
import { endpoints } from '../endpoints/all';
import { readInputs } from './read-inputs';
import { formatJUnit } from './formats/junit';
import { formatReport } from './formats/text';
import type { Report } from './report';
import { runConformance } from './run';

const usage = `Checks a backend against the member wallet contract.

  member-wallet-conformance --base-url URL [options]

  --base-url URL        prepended to every path, such as https://api.example.com
  --token TOKEN         a member's token (default: MEMBER_WALLET_TOKEN)
  --username PHONE      log in instead of passing a token, with the password
                        in MEMBER_WALLET_PASSWORD
  --writes              also run the calls that change state, and prove that
                        money moves once and exactly; the run transfers and
                        withdraws, so use a member that exists for tests
  --strict              count rejected calls as deviations
  --inputs FILE         JSON with inputs for single operations whose examples
                        do not fit: {"transfer": {"to": "PG", "amount": 5}};
                        a string that begins with @ is a file to upload
  --only A,B            run only these operations
  --timeout MS          milliseconds for each call (default: 20000)
  --format FORMAT       text (default), json or junit

Exit code: 0 the backend conforms; 1 it does not, the token is refused, or an
operation of --only does not exist; 2 the run could not start.
`;

const formats: Readonly<Record<string, ((report: Report) => string) | undefined>> = {
  text: formatReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: formatJUnit,
};

const stop = (text: string, code: 1 | 2 = 2): never => {
  process.stderr.write(`${text}\n`);
  process.exit(code);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        username: { type: 'string' },
        writes: { type: 'boolean' },
        strict: { type: 'boolean' },
        inputs: { type: 'string' },
        only: { type: 'string' },
        timeout: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : 'Invalid options'}\n\n${usage}`);
  }
};

const tokenOf = async (baseURL: string, given: ReturnType<typeof read>): Promise<string | null> => {
  const token = given.token ?? process.env.MEMBER_WALLET_TOKEN;
  if (token !== undefined || given.username === undefined) return token ?? null;
  const password = process.env.MEMBER_WALLET_PASSWORD;
  if (password === undefined) return stop('MEMBER_WALLET_PASSWORD is not set.');
  const result = await login.safe(createClient({ baseURL }), { username: given.username, password });
  return result.ok ? result.data.token : stop(`The login failed: ${result.error.message}`);
};

const main = async (): Promise<void> => {
  const given = read();
  if (given.help) return void process.stdout.write(usage);
  const baseURL = given['base-url'];
  if (baseURL === undefined || !URL.canParse(baseURL)) return stop(`--base-url needs a URL.\n\n${usage}`);
  const timeoutMs = given.timeout === undefined ? undefined : Number(given.timeout);
  if (timeoutMs !== undefined && !(timeoutMs > 0)) return stop('--timeout needs a number of milliseconds.');
  const format = formats[given.format ?? 'text'];
  if (format === undefined) return stop('--format is one of text, json and junit.');
  const only = given.only?.split(',');
  const unknown = only?.find((name) => !Object.hasOwn(endpoints, name));
  if (unknown !== undefined) return stop(`--only: no operation is called ${unknown}.`, 1);
  const report = await runConformance({
    baseURL,
    token: await tokenOf(baseURL, given),
    writes: given.writes,
    strict: given.strict,
    only,
    inputs: given.inputs === undefined ? undefined : readInputs(given.inputs),
    timeoutMs,
  });
  process.stdout.write(format(report));
  if (report.skipped === report.rows.length) stop('Nothing ran: every row was skipped.');
  process.exitCode = report.deviations > 0 ? 1 : 0;
};

main().catch((error: unknown) => stop(error instanceof Error ? error.message : 'The run failed.'));

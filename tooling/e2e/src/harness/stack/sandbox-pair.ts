import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type SandboxProcess, type SandboxServices, startSandboxProcess } from './sandbox-process';

export interface SandboxPair {
  readonly one: SandboxProcess;
  readonly other: SandboxProcess;
  /** Ends both, and deletes their data. */
  close(): Promise<void>;
}

/** Starts two sandbox processes in a new schema of one PostgreSQL. */
export async function startSandboxPair(
  program: string,
  { DATABASE_URL, ...others }: Pick<SandboxServices, 'DATABASE_URL'> & Partial<SandboxServices>,
): Promise<SandboxPair> {
  const schema = `flow_${randomBytes(6).toString('hex')}`;
  const address = new URL(DATABASE_URL);
  address.searchParams.set('schema', schema);
  const services = { ...others, DATABASE_URL: address.href };
  const [one, other] = await Promise.all([
    startSandboxProcess(program, services),
    startSandboxProcess(program, services),
  ]);
  return {
    one,
    other,
    close: async () => {
      await Promise.all([one.close(), other.close()]);
      const client = new pg.Client({ connectionString: DATABASE_URL });
      await client.connect();
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.end();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../thrown';

interface Holder {
  readonly pid: number;
  /** Start time of the process in system ticks, which tells a reused pid apart. Empty where unknown. */
  readonly began: string;
  readonly token: string;
}

/** The data folder is in use by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        `Stop that sandbox, or give this one another folder with --data-dir.`,
    );
  }
}

/**
 * Fields 3 and 22 of /proc/<pid>/stat. The name before them may contain spaces, so fields are counted after
 * ")".
 */
function processOf(pid: number): { state: string; began: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', began: fields[19] ?? '' };
  } catch {
    return { state: '', began: '' };
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const { state, began } = processOf(holder.pid);
  // A zombie: it has ended.
  if (state === 'Z') return false;
  return holder.began === '' || began === '' || began === holder.began;
}

function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const pid: unknown = Reflect.get(value, 'pid');
    const began: unknown = Reflect.get(value, 'began');
    const token: unknown = Reflect.get(value, 'token');
    if (typeof pid !== 'number' || typeof began !== 'string' || typeof token !== 'string') return undefined;
    return { pid, began, token };
  } catch {
    return undefined;
  }
}

/**
 * Locks the folder for this process. Two processes on one embedded database lose commits silently, so the
 * second one is refused; the lock of a dead process is taken over.
 * @returns a function that releases the lock
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock.json');
  const mine: Holder = { pid: process.pid, began: processOf(process.pid).began, token: randomUUID() };
  const draft = join(folder, `lock.${mine.token}`);
  const release = (): void => {
    if (read(path)?.token === mine.token) rmSync(path, { force: true });
  };
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    // link() fails where the name exists, and the file appears complete.
    linkSync(draft, path);
    return release;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    if (read(path)?.token === mine.token) rmSync(draft, { force: true });
  }
  const holder = read(path);
  if (holder && isAlive(holder)) {
    rmSync(draft, { force: true });
    throw new FolderInUseError(folder, holder.pid);
  }
  renameSync(draft, path);
  // Of several processes that take over a stale lock at once, the last rename wins: wait, then check.
  await delay(150);
  const winner = read(path);
  if (winner?.token !== mine.token) throw new FolderInUseError(folder, winner?.pid ?? 0);
  return release;
}

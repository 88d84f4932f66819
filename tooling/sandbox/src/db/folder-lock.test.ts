/** @starts processes */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
const lockFile = () => join(folder, 'lock.json');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The pid of a process that has ended. */
const endedPid = (): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', '']);
    child.once('exit', () => resolve(child.pid ?? 0));
  });

test('refuses a second lock, with a message that says what to do', async () => {
  const release = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderInUseError);
  await expect(second).rejects.toThrow(new RegExp(`process ${process.pid}.*--data-dir`, 's'));
  release();
  (await lockFolder(folder))();
});

test('leaves no file after the release', async () => {
  const release = await lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock.json']);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

/** Locks the folder, and expects that the lock is this process's and is released. */
async function expectTaken(): Promise<void> {
  const release = await lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
  release();
  expect(readdirSync(folder)).toEqual([]);
}

test('takes over the lock of a process that ended', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: await endedPid(), began: '1', token: 'x' }));
  await expectTaken();
});

/** The fields of /proc/<pid>/stat that follow the name. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^\d+ \(/, '')
    .split(/\)? /);

test('takes over the lock of a zombie process', async () => {
  // The child reads until its input ends; by then its parent is a program that never waits for its children, so
  // that the child becomes a zombie.
  const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 600']);
  try {
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    while (statOf(parent.pid ?? 0)[0] !== 'sleep') await setImmediate();
    parent.stdin.end();
    while (statOf(pid)[1] !== 'Z') await setImmediate();
    writeFileSync(lockFile(), JSON.stringify({ pid, began: statOf(pid)[20], token: 'x' }));
    await expectTaken();
  } finally {
    parent.kill();
  }
});

test('takes over a lock whose pid now belongs to another process', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, began: '1', token: 'x' }));
  await expectTaken();
});

test('respects the lock of a running process whose start time is unknown', async () => {
  const held = JSON.stringify({ pid: process.ppid, began: '', token: 'x' });
  writeFileSync(lockFile(), held);
  await expect(lockFolder(folder)).rejects.toMatchObject({ folder, pid: process.ppid });
  expect(readdirSync(folder)).toEqual(['lock.json']);
  expect(readFileSync(lockFile(), 'utf8')).toBe(held);
});

test.each([
  '',
  '{',
  'null',
  '{"pid":"1","began":"","token":"x"}',
  '{"pid":1,"began":1,"token":"x"}',
  '{"pid":1,"began":""}',
])('takes over an unreadable lock (%p)', async (text) => {
  writeFileSync(lockFile(), text);
  await expectTaken();
});

test('of several that take over a stale lock at once, one succeeds', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: await endedPid(), began: '1', token: 'x' }));
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const won = all.filter((one) => one.status === 'fulfilled');
  expect(won).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['lock.json']);
});

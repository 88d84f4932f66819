import { HELP, OptionError, readOptions } from './options';

const read = (args: readonly string[], env: Record<string, string> = {}) => readOptions(args, env, '/repo');

test('defaults: serve on 4100, data in the repository, warnings only', () => {
  expect(read([])).toEqual({
    command: 'serve',
    port: 4100,
    host: '127.0.0.1',
    dataDir: '/repo/.sandbox',
    databaseUrl: undefined,
    redisUrl: undefined,
    drainMs: 0,
    reset: false,
    quiet: false,
    logLevel: 'warn',
    metrics: false,
  });
});

test('flags take precedence over the environment', () => {
  const env = { PORT: '5000', DATABASE_URL: 'postgres://db', LOG_LEVEL: 'debug' };
  expect(read([], env)).toMatchObject({ port: 5000, databaseUrl: 'postgres://db', logLevel: 'debug' });
  expect(read(['--port', '0', '--log-level=info'], env)).toMatchObject({ port: 0, logLevel: 'info' });
});

test.each([
  [['invariants', '--data-dir', '/data'], { command: 'invariants', dataDir: '/data' }],
  [['--help'], { command: 'help' }],
  [['serve', '--reset', '--quiet'], { command: 'serve', reset: true, quiet: true }],
])('%p', (args, expected) => {
  expect(read(args)).toMatchObject(expected);
});

test.each([
  [['--port', 'abc'], /0 to 65535.*abc/],
  [['--port', '70000'], /70000/],
  [['--port', '-1'], /port/],
  [['destroy'], /no command "destroy"/],
  [['serve', 'twice'], /no command/],
  [['--unknown'], /--unknown/],
  [['--log-level', 'loud'], /loud/],
])('refuses %p and says why', (args, reason) => {
  expect(() => read(args)).toThrow(OptionError);
  expect(() => read(args)).toThrow(reason);
});

test('uses Redis only with PostgreSQL', () => {
  const env = { REDIS_URL: 'redis://r' };
  expect(read([], env).redisUrl).toBeUndefined();
  expect(read([], { ...env, DATABASE_URL: 'postgres://db' }).redisUrl).toBe('redis://r');
});

test('metrics and traces are on only if they are set', () => {
  const collector = 'http://127.0.0.1:4318';
  expect(read([], { METRICS: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toMatchObject({
    metrics: true,
    traces: collector,
  });
  expect(() => read([], { METRICS: 'yes' })).toThrow(/METRICS must be on or off/);
  expect(() => read([], { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toThrow(/must be an address/);
});

test.each(['soon', '-1', '300001'])('a drain of %p is refused', (DRAIN_MS) => {
  expect(() => read([], { DRAIN_MS })).toThrow(/DRAIN_MS/);
});

test('ignores empty variables', () => {
  expect(read([], { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4100, databaseUrl: undefined });
});

test('the help lists every flag', () => {
  for (const flag of [
    '--port',
    '--host',
    '--data-dir',
    '--reset',
    '--log-level',
    '--quiet',
    'DATABASE_URL',
    'REDIS_URL',
    'DRAIN_MS',
  ]) {
    expect(HELP).toContain(flag);
  }
});

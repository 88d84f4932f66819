import { parseArgs } from 'node:util';
import { startChild } from './harness/child-process';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { contenders, names, perContender } from './sdk/contenders/all';
import { importTimes } from './sdk/imports';
import { heldPerCall, latency, listenersLeft, throughput } from './sdk/speed';
import { instantiations } from './sdk/types';
import { validation } from './sdk/validation';
import { weights } from './sdk/weight';

/**
 * Compares the SDK with axios, fetch and other clients that do the same job, in one run with interleaved rounds. Figures
 * that depend on the machine are compared as ratios. --check also checks the limits. Needs the built SDK.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const IN_FLIGHT = 50;
const kB = (bytes: number): number => bytes / 1000;

await runBench(async (closing) => {
  const program = new URL('sdk/statement-server.ts', import.meta.url);
  const server = await closing(
    startChild<{ url: string; text: string }>(program, [], { execArgv: ['--import', 'tsx'] }),
  );
  const { url, text } = server.ready;
  const calls = perContender(({ open }) => open(url));

  const weight = await weights();
  const types = instantiations();
  const one = await latency(calls, 25, 80);
  const many = await throughput(calls, 15, 800, IN_FLIGHT);
  const held = await heldPerCall(calls, 2000);
  const left = await listenersLeft(url, 2000);
  const reading = await validation(text, 200);
  const imports = await importTimes(15);

  title(
    `One call with a response of ${text.length} bytes on loopback; × is the ratio to axios in the same rounds`,
  );
  row(
    '',
    'page kB',
    'p50 ms',
    'p95 ms',
    'p50 ×',
    'CPU ×',
    'calls/s',
    'calls/s ×',
    'import ms',
    'B held',
    'types',
  );
  for (const name of names) {
    row(
      contenders[name].title,
      kB(weight.one[name]),
      one.p50[name],
      one.p95[name],
      one.p50Ratio[name],
      one.processorRatio[name],
      many.perSecond[name],
      many.ratio[name],
      imports.ms[name],
      held[name],
      types[name],
    );
  }
  row('page: gzipped, with the call and all that it loads; CPU: processor time of a call');
  row(`calls/s: ${IN_FLIGHT} at a time; import: processor time in a fresh process`);
  row('held: heap that stays after a call; types: instantiations of the program');

  title('Validation of the response, µs');
  row('', 'µs', '× JSON.parse');
  row('JSON.parse', reading.parse, 1);
  row('the SDK', reading.sdk, reading.sdkRatio);
  row('zod/mini', reading.zod, reading.zodRatio);

  title('The SDK and its limits');
  const limit = (name: string, figure: number, wanted: string, holds: boolean) => {
    if (options.check) check(name, [figure, wanted], holds);
    else row(name, figure, wanted);
  };
  const atMost = (name: string, figure: number, most: number) =>
    limit(name, figure, `≤ ${most}`, figure <= most);
  atMost(`heaviest call (${weight.heaviest.call}) beside axios, kB`, kB(weight.heaviest.bytes), 10.5);
  atMost('all calls with the catalogue beside axios, kB', kB(weight.all), 16);
  atMost('one call, p50, × axios', one.p50Ratio.sdk, 1.1);
  limit(`calls/s at ${IN_FLIGHT}, × axios`, many.ratio.sdk, '≥ 0.95', many.ratio.sdk >= 0.95);
  atMost('validation, × zod/mini', reading.sdk / reading.zod, 1.2);
  atMost('import, × axios and zod/mini', imports.toBasis, 1.2);
  atMost('type instantiations of one call', types.sdk, 40);
  atMost('listeners left on a signal', left, 0);
});

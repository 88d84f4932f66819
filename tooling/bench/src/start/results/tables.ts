import { row, title } from '../../harness/report';
import { servedBytes } from '../build/build';
import { startFiles } from '../build/start-files';
import type { Contender } from '../contenders/contenders';
import type { Measured, Visit } from './measured';
import { KINDS } from '../visit/throttled-visit';

const VISITS: readonly (readonly [Visit, string])[] = [
  ['first', 'first visit'],
  ['second', 'second visit'],
];
const ms = Math.round;
const kB = (bytes: number) => bytes / 1000;

export function printLighthouse(
  contenders: readonly Contender[],
  { protocol, median, ratio }: Measured,
): void {
  for (const [visit, words] of VISITS) {
    title(`Lighthouse, mobile, simulated throttling, ${protocol}, ${words}`);
    row('', 'score', 'FCP ms', 'LCP ms', '× empty', 'TBT ms', 'CLS');
    for (const each of contenders) {
      const figure = (name: 'score' | 'fcp' | 'lcp' | 'tbt' | 'cls') =>
        median(each, ({ lighthouse }) => lighthouse?.[visit][name]);
      const beside = ratio(each, 'empty', ({ lighthouse }) => lighthouse?.[visit].lcp);
      const cls = figure('cls').toFixed(3);
      row(each.name, figure('score'), ms(figure('fcp')), ms(figure('lcp')), beside, ms(figure('tbt')), cls);
    }
  }
}

export function printThrottled(
  contenders: readonly Contender[],
  { protocol, median, ratio }: Measured,
): void {
  for (const [visit, words] of VISITS) {
    title(`CPU 4× slower, slow 4G, ${protocol}, ${words}`);
    row(
      '',
      'FCP ms',
      'LCP ms',
      '× empty',
      'TBT ms',
      'CLS',
      'answers',
      'takeover',
      '× empty',
      'requests',
      'idle',
    );
    for (const each of contenders) {
      const figure = (
        name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'answered' | 'takeover' | 'requests' | 'requestsWhenIdle',
      ) => median(each, ({ throttled }) => throttled?.[visit][name]);
      const beside = (name: 'lcp' | 'takeover') =>
        ratio(each, 'empty', ({ throttled }) => throttled?.[visit][name]);
      row(
        each.name,
        ms(figure('fcp')),
        ms(figure('lcp')),
        beside('lcp'),
        ms(figure('tbt')),
        figure('cls').toFixed(3),
        ms(figure('answered')),
        ms(figure('takeover')),
        beside('takeover'),
        figure('requests'),
        figure('requestsWhenIdle'),
      );
    }
  }
}

/** Prints what a first visit loads. */
export function printLoaded(contenders: readonly Contender[], { protocol, median, ratio }: Measured): void {
  title(`Scripts of a first visit, ${protocol}, kB gzip`);
  row('', 'takeover', '× floor', 'idle', '× floor');
  for (const each of contenders) {
    const until = (name: 'scripts' | 'scriptsWhenIdle') => [
      kB(median(each, ({ throttled }) => throttled?.first[name])),
      ratio(
        each,
        'floor',
        ({ throttled }) => throttled?.first[name],
        ({ throttled }) => throttled?.first.scripts,
      ),
    ];
    row(each.name, ...until('scripts'), ...until('scriptsWhenIdle'));
  }
  title(`Everything that a first visit transfers until it is idle, ${protocol}: requests, kB`);
  row('', ...KINDS);
  for (const each of contenders) {
    const cells = KINDS.map((kind) => {
      const of = (name: 'count' | 'bytes') =>
        median(each, ({ throttled }) => throttled?.first.byKind[kind][name]);
      return of('count') === 0 ? '–' : `${of('count')} ${kB(of('bytes')).toFixed(1)}`;
    });
    row(each.name, ...cells);
  }
}

/** Prints the differences between the scripts that the browser loads until the takeover and those of the budget. */
export async function printUnforeseen(
  contenders: readonly Contender[],
  { of, protocol }: Measured,
): Promise<void> {
  title(`Scripts until the takeover, ${protocol}: what the budget does not foresee`);
  for (const { name, route, build } of contenders) {
    const [round] = of(name);
    if (!route || !round?.throttled) continue;
    const foreseen = new Set((await startFiles(build, route)).scripts);
    const loaded = new Set(round.throttled.first.scriptPaths);
    const only = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
      [...files].filter((file) => !others.has(file));
    const unforeseen = only(loaded, foreseen);
    const missing = only(foreseen, loaded);
    if (unforeseen.length + missing.length === 0) row(name, 'nothing');
    for (const file of unforeseen) row(`${name} also ${file}`, kB(servedBytes(build, file, 'gz')));
    for (const file of missing) row(`${name} not ${file}`, kB(servedBytes(build, file, 'gz')));
  }
}

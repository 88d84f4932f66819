import type { Contender } from '../contenders/contenders';
import type { Measured } from './measured';
import { CLS, limitOf, TARGETS, TBT_MS } from '../targets';

interface Check {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
}

/** The measured figures of one page with their limits. Figures that were not measured are omitted. */
export function checksOf(contender: Contender, results: Measured): readonly Check[] {
  const { route, name } = contender;
  if (!route) return [];
  const { protocol, ratio, median } = results;
  const checks: Check[] = [];
  const add = (what: string, figure: number, limit: number | undefined) => {
    if (limit !== undefined) checks.push({ name: `${name}: ${what}`, figure, limit });
  };

  if (results.of(name).every(({ lighthouse }) => lighthouse)) {
    const lcp = ratio(contender, 'empty', ({ lighthouse }) => lighthouse?.first.lcp);
    add('LCP, × empty', lcp, limitOf(TARGETS.lcp, route));
    const second = ratio(contender, 'empty', ({ lighthouse }) => lighthouse?.second.lcp);
    add("second visit's LCP, × empty", second, limitOf(TARGETS.secondLcp, route));
    add(
      'TBT, ms',
      median(contender, ({ lighthouse }) => lighthouse?.first.tbt),
      TBT_MS,
    );
    add(
      'CLS',
      median(contender, ({ lighthouse }) => lighthouse?.first.cls),
      CLS,
    );
  }
  if (results.of(name).every(({ throttled }) => throttled)) {
    const scripts = ratio(contender, 'floor', ({ throttled }) => throttled?.first.scripts);
    add('scripts until takeover, × floor', scripts, limitOf(TARGETS.js, route));
    const idle = ratio(
      contender,
      'floor',
      ({ throttled }) => throttled?.first.scriptsWhenIdle,
      ({ throttled }) => throttled?.first.scripts,
    );
    add('scripts until idle, × floor', idle, limitOf(TARGETS.jsWhenIdle, route));
    const requests = median(contender, ({ throttled }) =>
      throttled ? throttled.first.requestsWhenIdle - throttled.first.byKind.read.count : undefined,
    );
    const shift = median(contender, ({ throttled }) => throttled?.first.cls);
    add('CLS on the slowed phone', shift, CLS);
    if (protocol === 'HTTP/1.1')
      add('requests until idle, without calls', requests, limitOf(TARGETS.requests, route));
  }
  return checks;
}

import { breaksApps } from '../finding';
import type { Finding } from '../finding';
import { at, isSame, listAt, numberAt, textAt } from '../json';
import type { Proof, Rule, Situation } from '../proof';
import { proven, together, unproven } from '../proof';

const FAR = 9999;

/** A time in ms; NaN if it is not a time. Other formats are a separate finding. */
const timeOf = (item: unknown): number => {
  const time = at(item, 'createdAt');
  return typeof time === 'number' ? time : Date.parse(String(time));
};

/** A key that identifies an entry, regardless of how its values are written. */
const keyOf = (item: unknown): string =>
  JSON.stringify([
    timeOf(item),
    numberAt(item, 'amount'),
    numberAt(item, 'refundAmount'),
    at(item, 'reference'),
    at(item, 'message', 'payload'),
  ]);

/** Newest first, by createdAt. */
const judgeOrder = (items: readonly unknown[], field: string, finding: typeof breaksApps): Proof => {
  const times = items.map(timeOf).filter(Number.isFinite);
  if (new Set(times).size < 2) return unproven(`order: ${field} has fewer than two times`);
  const isOrdered = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  return isOrdered ? proven() : proven(finding(field, 'the newest first'));
};

/** The number of entries that are read at once, to compare them with parts of the list. */
const WHOLE_LIMIT = 6;

/** A part of a list: at most `limit` entries, following the first `after` ones. */
type Part = readonly [limit: number, after: number];

/** Pages of two entries, and the second page of one. */
const PAGES: readonly Part[] = [
  [2, 0],
  [2, 2],
  [2, 4],
  [1, 1],
];

/**
 * Reads parts of a list and compares them with the whole: the same entries in the same order, without duplicates,
 * without gaps, and nothing after the end.
 * @param inputOf the call's input for a part
 */
const judgeParts = async (
  { ask, endpoint, input }: Situation,
  itemsOf: (body: unknown) => readonly unknown[],
  parts: readonly Part[],
  inputOf: (part: Part) => object,
): Promise<Proof> => {
  const read = async (part: Part) => {
    const { result, body } = await ask(endpoint, { ...Object(input), ...inputOf(part) });
    return result.ok ? itemsOf(body).map(keyOf) : undefined;
  };
  const whole = await read([WHOLE_LIMIT, 0]);
  const shown: (readonly string[] | undefined)[] = [];
  for (const part of parts) shown.push(await read(part));
  const beyond = await read([1, FAR]);
  if (!whole || shown.includes(undefined))
    return proven(breaksApps('limit', 'an answer to another page or limit'));
  if (whole.length > WHOLE_LIMIT || parts.some(([limit], index) => (shown[index]?.length ?? 0) > limit))
    return proven(breaksApps('limit', 'no more entries than the limit'));
  const findings: Finding[] = [];
  if (beyond?.length !== 0) findings.push(breaksApps('page', 'an empty list after the last page'));
  if (whole.length < 2) return { findings, unproven: ['page: the list has fewer than two entries'] };
  if (whole[0] === whole[1])
    return { findings, unproven: ['page: the first two entries cannot be told apart'] };
  const isPart = ([limit, after]: Part, index: number) =>
    isSame(shown[index], whole.slice(after, after + limit));
  if (!parts.every(isPart))
    findings.push(breaksApps('page', 'the entries that follow those of the page before'));
  return { findings, unproven: [] };
};

/** Checks that the total does not depend on the page size and is the number of entries. */
const judgeTotal = async (
  { ask, endpoint, input, asked: { body } }: Situation,
  itemsOf: (body: unknown) => readonly unknown[],
): Promise<Proof> => {
  const total = numberAt(body, 'total');
  if (Number.isNaN(total)) return proven();
  const wrong = proven(breaksApps('total', 'the number of entries over all pages'));
  if (!Number.isInteger(total) || total < 0) return wrong;
  const read = (page: number) => ask(endpoint, { ...Object(input), limit: 1, page });
  const first = await read(1);
  const last = await read(Math.max(total, 1));
  const after = await read(total + 1);
  const isSteady = !first.result.ok || numberAt(first.body, 'total') === total;
  const isLast = itemsOf(last.body).length === Math.min(total, 1) && itemsOf(after.body).length === 0;
  return isSteady && isLast ? proven() : wrong;
};

/** The waits before further reads of a list that changed, in ms. */
const PAUSES = [100, 200, 400, 800];

/**
 * Runs a rule on a list that may grow during the reads, for instance by a reply of the support's bot. Its findings only
 * count if the list is the same before and after, or never settles.
 */
const onSettledList =
  (itemsOf: (body: unknown) => readonly unknown[], rule: Rule): Rule =>
  async (situation) => {
    const keysOf = (body: unknown) => JSON.stringify(itemsOf(body).map(keyOf));
    let { asked } = situation;
    for (const pause of PAUSES) {
      const proof = await rule({ ...situation, asked });
      if (proof.findings.length === 0) return proof;
      const again = await situation.ask(situation.endpoint, situation.input);
      if (!again.result.ok || keysOf(again.body) === keysOf(asked.body)) return proof;
      await new Promise((resolve) => setTimeout(resolve, pause));
      asked = await situation.ask(situation.endpoint, situation.input);
    }
    return rule({ ...situation, asked });
  };

/** Checks a paged list: limit, page, total and order. */
export const pagedList = (field: string, orderFinding: typeof breaksApps): Rule => {
  const itemsOf = (body: unknown) => listAt(body, field);
  return onSettledList(itemsOf, async (situation) => {
    const items = itemsOf(situation.asked.body);
    return together([
      judgeOrder(items, field, orderFinding),
      await judgeTotal(situation, itemsOf),
      await judgeParts(situation, itemsOf, PAGES, ([limit, after]) => ({ limit, page: after / limit + 1 })),
    ]);
  });
};

export const chatHistory: Rule = onSettledList(
  (body) => listAt(body),
  async (situation) =>
    together([
      judgeOrder(listAt(situation.asked.body), 'body', breaksApps),
      await judgeParts(
        situation,
        (body) => listAt(body),
        // The history can skip any number of messages, not only whole pages.
        [...PAGES, [2, 1]],
        ([limit, after]) => ({ limit, skip: after }),
      ),
    ]),
);

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Checks that all entries have different codes: a screen would otherwise open or claim the wrong one. */
export const uniqueCodes =
  (...path: readonly string[]): Rule =>
  async ({ asked }) => {
    const codes = listAt(asked.body, ...path).map((item) => textAt(item, 'code'));
    const field = `${path.join('.')}[].code`;
    return isUnique(codes) ? proven() : proven(breaksApps(field, 'each code once'));
  };

/** Checks that ids, if there are any, are unique. */
export const uniqueIds: Rule = async ({ asked }) => {
  const ids = listAt(asked.body).flatMap((item) => textAt(item, '_id') ?? []);
  return isUnique(ids) ? proven() : proven(breaksApps('[]._id', 'each id once'));
};

/** Checks that entries have the text by which members choose them. */
export const readable =
  (...path: readonly [...string[], string]): Rule =>
  async ({ asked }) => {
    const name = path.at(-1) ?? '';
    const items = listAt(asked.body, ...path.slice(0, -1));
    const field = `${path.slice(0, -1).join('.')}[].${name}`;
    return items.some((item) => textAt(item, name)?.trim() === '')
      ? proven(breaksApps(field, 'a text that is not empty'))
      : proven();
  };

/** Checks that there is a bank, without which registration is impossible. */
export const notEmpty =
  (what: string): Rule =>
  async ({ asked: { body } }) =>
    listAt(body).length > 0 ? proven() : proven(breaksApps('body', `at least one ${what}`));

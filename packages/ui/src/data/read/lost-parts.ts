import type { Deviation } from '@member-wallet/api-sdk';

const lost = new WeakMap<object, readonly string[]>();

/** Whether an item of a list, or a list of the response itself, was left out: 'slots[]', but not 'slots[].banners'. */
const isPart = ({ field, kind }: Deviation): boolean => kind === 'dropped' && !/\[\]./.test(field);

/** Records which parts of a response the SDK had to leave out, because they could not be read. */
export function rememberLost(answer: unknown, deviations: readonly Deviation[]): void {
  const parts = deviations.filter(isPart).map(({ field }) => field);
  if (typeof answer === 'object' && answer !== null && parts.length > 0) lost.set(answer, parts);
}

/** The parts that are missing: 'slots[]' for an item of a list, 'slots' for all of it. */
export const lostIn = (answer: unknown): readonly string[] =>
  typeof answer === 'object' && answer !== null ? (lost.get(answer) ?? []) : [];

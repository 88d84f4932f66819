import { figure } from '../amounts';
import { json, Refusal } from '../reply';
import { pageOf, read, type Route } from '../route';
import { timeOf } from '../world';

/** A picture of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const records: readonly Route[] = [
  read('POST /api/statement', (call) => {
    const { entries } = call.member;
    return json({
      statements: pageOf(call, entries).map(({ minor, at, about, ...entry }, index) => ({
        createdAt: timeOf(at, index),
        amount: figure(minor),
        ...entry,
        ...about,
      })),
      total: String(entries.length),
    });
  }),
  read('POST /api/statement/slip', (call) =>
    json({
      slips: pageOf(call, call.member.slips).map(({ minor, at, ...slip }, index) => ({
        ...slip,
        amount: figure(minor),
        ...(at === undefined ? {} : { createdAt: timeOf(at, index) }),
      })),
    }),
  ),
  read('GET /api/statement/slip/reference/{reference}', ({ member, params }) => {
    if (!member.slips.some(({ reference }) => String(reference) === params[0])) throw new Refusal('NO_DATA');
    return json({ url: DOT });
  }),
];

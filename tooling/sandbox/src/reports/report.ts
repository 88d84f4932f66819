import * as z from 'zod/mini';
import { endpoints, errorCatalogue } from '@member-wallet/api-sdk';

const text = (pattern: string) => z.string().check(z.regex(new RegExp(`^(?:${pattern})$`)));
const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));

const placed = { route: text(String.raw`other|(?:\/[a-z]{1,20}){1,3}`), count: whole(1, 9999) };
const ofCall = { endpoint: z.enum(Object.keys(endpoints)), count: whole(1, 9999) };
const time = { ...placed, value: whole(0, 86_400_000) };

const crash = z.strictObject({
  type: z.literal('crash'),
  ...placed,
  error: text('[A-Za-z]{1,30}'),
  message: text(String.raw`[a-z]+(?:-[a-z]+){0,3}|react-\d{1,3}`),
  frames: z.array(text(String.raw`assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}`)).check(z.maxLength(6)),
});
const deviation = z.strictObject({
  type: z.literal('deviation'),
  ...ofCall,
  field: text(String.raw`[\w.[\]]{0,300}`),
  kind: z.enum(['converted', 'emptied', 'dropped']),
});
const missingFile = z.strictObject({
  type: z.literal('missing-file'),
  ...placed,
  file: text(String.raw`|assets\/[\w.-]{1,80}\.(?:js|css)`),
});
const policy = z.strictObject({
  type: z.literal('policy'),
  ...placed,
  directive: text('[a-z-]{1,50}'),
  blocked: text(String.raw`[\w.:\/[\]+-]{1,140}`),
});
const outcome = z.strictObject({
  type: z.literal('outcome'),
  ...ofCall,
  outcome: z.enum(['done', 'refused', 'unknown']),
  code: z.union([z.enum(Object.keys(errorCatalogue)), text('[a-z-]{0,30}')]),
});
const lcp = z.strictObject({ type: z.literal('LCP'), ...time });
const inp = z.strictObject({ type: z.literal('INP'), ...time });
const cls = z.strictObject({
  type: z.literal('CLS'),
  ...placed,
  value: z.number().check(z.minimum(0), z.maximum(100)),
});

const event = z.discriminatedUnion('type', [crash, deviation, missingFile, policy, outcome, lcp, inp, cls]);

/** A report of an app: docs/reports.md. Independent of the app's own schema, so that it checks it. */
export const reportInput = z.strictObject({
  version: z.literal(1),
  release: text(String.raw`[\w.+ -]{0,60}`),
  share: whole(1, 100),
  events: z.array(event).check(z.minLength(1), z.maxLength(50)),
});

export type Report = z.output<typeof reportInput>;
type ReportedEvent = Report['events'][number];
export type Vital = Extract<ReportedEvent, { value: number }>;
export type Outcome = Extract<ReportedEvent, { type: 'outcome' }>;
export type Fault = Exclude<ReportedEvent, Vital | Outcome>;

import { endpoints, errorCatalogue } from '@member-wallet/api-sdk';
import { PATHS } from '#/navigation/paths';
import { ERROR_NAMES, MESSAGE_NAMES } from './error-facts';

const oneOf = (values: readonly string[]) => ({ enum: values });
const text = (pattern: string) => ({ type: 'string', pattern: `^(?:${pattern})$` });
const number = (type: 'integer' | 'number', minimum: number, maximum: number) => ({ type, minimum, maximum });

const route = oneOf([...Object.values(PATHS), 'other']);
const endpoint = oneOf(Object.keys(endpoints));
const file = String.raw`assets/[\w.-]{1,80}\.`;
const field = String.raw`[A-Za-z_]\w{0,40}(?:\[\])?`;
const time = number('integer', 0, 86_400_000);

const KINDS = {
  crash: {
    description: 'A screen threw, or an error or a rejected promise was caught by nobody.',
    route,
    error: { ...oneOf([...ERROR_NAMES, 'other']), description: "The name of the error's class." },
    message: {
      anyOf: [oneOf(MESSAGE_NAMES), text(String.raw`react-\d{1,3}`)],
      description: 'What its message is about; react-418 is error 418 of React. Never the message.',
    },
    frames: {
      type: 'array',
      maxItems: 6,
      items: text(String.raw`${file}js:\d{1,7}:\d{1,7}`),
      description: 'Script, line and column, the innermost first, to look up in the source maps.',
    },
  },
  deviation: {
    description: 'A value of an answer was not as documented, and was repaired.',
    endpoint,
    field: {
      ...text(`|(?:\\[\\]|${field})(?:\\.${field}){0,6}`),
      description: 'Where it was; empty: the whole answer.',
    },
    kind: oneOf(['converted', 'emptied', 'dropped']),
  },
  'missing-file': {
    description: 'A script or style sheet could not be fetched.',
    route,
    file: { ...text(`|${file}(?:js|css)`), description: 'Empty where the browser does not say.' },
  },
  policy: {
    description: 'The content security policy refused something.',
    route,
    directive: text('other|[a-z]{2,12}(?:-[a-z]{2,12}){1,3}'),
    blocked: {
      ...text(String.raw`[a-z][a-z\d+.-]{1,30}:?|(?:https?|wss?):\/\/[\w.[\]:-]{1,120}`),
      description: 'An origin, a scheme or a word such as inline.',
    },
  },
  LCP: { description: 'When the largest element was shown, ms.', route, value: time },
  INP: { description: 'How long the slowest reaction to a press took, ms.', route, value: time },
  CLS: { description: 'How much the page moved by itself, a score.', route, value: number('number', 0, 100) },
  outcome: {
    description: 'How a write that moves money ended: unknown means that it may have taken effect.',
    endpoint,
    outcome: oneOf(['done', 'refused', 'unknown']),
    code: {
      ...oneOf([
        '',
        'in-answer',
        'other',
        'network',
        'timeout',
        'cancelled',
        'unexpected-response',
        ...Object.keys(errorCatalogue),
      ]),
      description: 'Empty if it was done; else a code of the contract, or what kind of answer was missing.',
    },
  },
} as const;

const count = number('integer', 1, 9999);

function schemaOf(kind: keyof typeof KINDS) {
  const { description, ...fields } = KINDS[kind];
  const properties = { type: { const: kind }, ...fields, count };
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/**
 * The JSON Schema of a report, which the build writes beside the app. Every field is a number, an item of a list, or
 * has a form that names, phone numbers and amounts do not have.
 */
export const reportSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A report of a member wallet',
  type: 'object',
  properties: {
    version: { const: 1 },
    release: { ...text(String.raw`[\w.+ -]{0,60}`), description: 'The version and commit of the app.' },
    share: { ...number('integer', 1, 100), description: 'How many of a hundred page loads report.' },
    events: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { anyOf: (Object.keys(KINDS) as (keyof typeof KINDS)[]).map(schemaOf) },
    },
  },
  required: ['version', 'release', 'share', 'events'],
  additionalProperties: false,
});

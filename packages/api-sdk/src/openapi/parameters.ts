import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { fieldsOf, type Json } from './json';

const header = (name: string, required: boolean, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** The request headers, apart from those of the body and of authentication. */
export const headerParameters: Readonly<Record<string, Json>> = {
  RequestedWith: header(
    'X-Requested-With',
    true,
    'Constant. A form of another site cannot send it, so that it keeps such forms out.',
    { type: 'string', enum: ['XMLHttpRequest'] },
  ),
  Language: {
    ...header('Accept-Language', false, 'The language of texts for the member: th, lo or en.', {
      type: 'string',
    }),
    example: 'th',
  },
  IdempotencyKey: {
    ...header(
      'Idempotency-Key',
      false,
      "Unique among the member's writes. A server that honours it takes a repeated key as the same request: it " +
        'changes nothing again and sends the first response again. Browsers resend requests by themselves, even a POST.',
      { type: 'string', minLength: 1 },
    ),
    example: '1769851800000-0.4711',
  },
};

const meanings: Readonly<Record<string, string>> = {
  slotCode: 'The code of a game account, as in `slots[].code` of getWallet.',
  provider: 'The provider: KBANK, WW or PAYTIMZ.',
  qrcodeId: 'The `qrcodeId` of the QR code.',
  code: 'The code of the bonus or promotion. Codes of promotions are in upper case.',
  reference: 'The `reference` of the slip.',
  game: 'The game, such as pg, betflix, areaslot, joker2 or huayhd.',
  username: "The member's name in that game, from getSlotAccount.",
  password: "The member's password in that game, from getSlotAccount. Keep the address out of logs.",
};

export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The parameters of an operation. */
export const parametersOf = ({ path, effect, example }: EndpointDefinition): Json[] => {
  const given = fieldsOf(example?.input);
  return [
    ...parameterNames(path).map((name): Json => {
      const description = meanings[name];
      return {
        name,
        in: 'path',
        required: true,
        ...(description !== undefined && { description }),
        schema: { type: 'string', minLength: 1 },
        example: given[name],
      };
    }),
    ...Object.keys(headerParameters)
      .filter((name) => effect === 'write' || name !== 'IdempotencyKey')
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
};

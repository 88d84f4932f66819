import type { EndpointDefinition } from '../endpoint/endpoint-types';
import { fieldsOf, type Json } from './json';
import { parameterNames } from './paths';

const header = (name: string, required: boolean, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** The headers that requests have beside those of their body and of the login. */
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

/** The parameters of one operation, under the names of its documented path. */
export const parametersOf = ({ path, effect, example }: EndpointDefinition, shared: string): Json[] => {
  const own = parameterNames(path);
  const given = fieldsOf(example?.input);
  return [
    ...parameterNames(shared).map((name, at): Json => {
      const field = own[at] ?? name;
      const description = meanings[field];
      return {
        name,
        in: 'path',
        required: true,
        ...(description !== undefined && { description }),
        schema: { type: 'string', minLength: 1 },
        example: given[field],
      };
    }),
    ...Object.keys(headerParameters)
      .filter((name) => effect === 'write' || name !== 'IdempotencyKey')
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
};

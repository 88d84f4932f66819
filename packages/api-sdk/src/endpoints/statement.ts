import { endpoint } from '../endpoint/endpoint';
import { pagingSchema } from '../entities/paging';
import { imageAddressSchema, slipListSchema } from '../entities/slip';
import { statementSchema } from '../entities/statement';

/** The member's transactions, newest first. A POST without side effects. */
export const listStatement = /* @__PURE__ */ endpoint({
  operationId: 'listStatement',
  method: 'POST',
  path: '/api/statement',
  auth: 'member',
  effect: 'read',
  summary: 'Lists transactions, newest first.',
  body: pagingSchema,
  response: statementSchema,
  example: {
    input: { page: 1, limit: 10 },
    response: {
      total: 1,
      statements: [
        {
          statementType: 'transfer',
          from: 'WALLET',
          to: 'PG',
          amount: 100.1,
          status: 'SUCCESS',
          createdAt: '2026-01-31T09:30:00.000Z',
        },
      ],
    },
  },
});

/** Uploaded deposit slips, newest first. A POST without side effects. */
export const listSlips = /* @__PURE__ */ endpoint({
  operationId: 'listSlips',
  method: 'POST',
  path: '/api/statement/slip',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the uploaded deposit slips.',
  body: pagingSchema,
  response: slipListSchema,
  example: {
    input: { page: 1, limit: 10 },
    response: {
      slips: [
        {
          createdAt: '2026-01-31T09:30:00.000Z',
          amount: 0,
          status: 'FAILED',
          note: 'EXPIRED_SLIP',
          link: null,
          reference: 'SL-1',
        },
      ],
    },
  },
});

/** The address of a slip's image. */
export const getSlipImage = /* @__PURE__ */ endpoint({
  operationId: 'getSlipImage',
  method: 'GET',
  path: '/api/statement/slip/reference/{reference}',
  auth: 'member',
  effect: 'read',
  summary: "Returns the address of a slip's image.",
  response: imageAddressSchema,
  errors: ['NO_DATA'],
  example: { input: { reference: 'SL-1' }, response: { url: 'https://wallet.example/slips/1.png' } },
});

import { endpoint } from '../endpoint/endpoint';
import {
  bankItemsSchema,
  contactSchema,
  depositLookupSchema,
  htmlListSchema,
  siteInfoSchema,
  sourceItemsSchema,
  withdrawLimitsSchema,
} from '../entities/lookups';
import { flagSchema } from '../schema/flag';
import { unspecifiedSchema } from '../schema/unspecified';

/** The banks where a member can register an account. */
export const getBanks = /* @__PURE__ */ endpoint({
  operationId: 'getBanks',
  method: 'GET',
  path: '/api/lookup/banks',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the banks where a member can register an account.',
  response: bankItemsSchema,
  example: { response: [{ code: 'KBANK', nameTH: 'กสิกรไทย' }] },
});

/** The ways to deposit: bank accounts and mobile wallets of the operator. */
export const getDepositLookup = /* @__PURE__ */ endpoint({
  operationId: 'getDepositLookup',
  method: 'GET',
  path: '/api/lookup/deposit',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the bank accounts and mobile wallets that take deposits.',
  response: depositLookupSchema,
  errors: ['NO_BANK'],
  example: { response: { banks: [{ bankCode: 'SCB', mode: 'AUTO' }], wallets: [], isManual: false } },
});

/** The terms of service, as HTML. */
export const getConditions = /* @__PURE__ */ endpoint({
  operationId: 'getConditions',
  method: 'GET',
  path: '/api/lookup/conditions',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the terms of service as HTML texts.',
  response: htmlListSchema,
  example: { response: ['<p>One account per person.</p>'] },
});

/** The agreement that a member accepts, as HTML. */
export const getAgreements = /* @__PURE__ */ endpoint({
  operationId: 'getAgreements',
  method: 'GET',
  path: '/api/lookup/agreements',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the agreement texts that a member accepts, as HTML.',
  response: htmlListSchema,
  example: { response: ['<p>I am 20 years old or older.</p>'] },
});

/** The operator's name and site. */
export const getInfo = /* @__PURE__ */ endpoint({
  operationId: 'getInfo',
  method: 'GET',
  path: '/api/lookup/info',
  auth: 'none',
  effect: 'read',
  summary: "Returns the operator's name and site.",
  response: siteInfoSchema,
  example: { response: { name: 'Member Wallet', website: 'https://wallet.example' } },
});

/** The current notice to all members. The specification does not define the response's shape. */
export const getNotice = /* @__PURE__ */ endpoint({
  operationId: 'getNotice',
  method: 'GET',
  path: '/api/lookup/notice',
  auth: 'none',
  effect: 'read',
  summary: 'Returns the current notice. The shape of the response is not specified.',
  response: unspecifiedSchema,
  example: { response: { message: 'Withdrawals pause tonight from 02:00 to 02:30.' } },
});

/** How to reach the operator. */
export const getContact = /* @__PURE__ */ endpoint({
  operationId: 'getContact',
  method: 'GET',
  path: '/api/lookup/contact',
  auth: 'none',
  effect: 'read',
  summary: 'Returns the contact text, chat link and QR image.',
  response: contactSchema,
  example: {
    response: {
      contactText: 'Open all day',
      lineLink: 'https://line.example/@wallet',
      lineName: '@wallet',
      lineQR: null,
    },
  },
});

/** The minimum and maximum withdrawal, in major units. */
export const getWithdrawLimits = /* @__PURE__ */ endpoint({
  operationId: 'getWithdrawLimits',
  method: 'GET',
  path: '/api/lookup/withdraw',
  auth: 'member',
  effect: 'read',
  summary: 'Returns the minimum and maximum withdrawal.',
  response: withdrawLimitsSchema,
  example: { response: { withdrawMin: 100, withdrawMax: 50000 } },
});

/** Information for members before they upload a slip. The specification does not define the response's shape. */
export const getSlipLookup = /* @__PURE__ */ endpoint({
  operationId: 'getSlipLookup',
  method: 'GET',
  path: '/api/lookup/slip',
  auth: 'member',
  effect: 'read',
  summary: 'Returns what the slip upload requires. The shape of the response is not specified.',
  response: unspecifiedSchema,
  example: { response: {} },
});

/** The options for how a member heard about the operator. */
export const getSources = /* @__PURE__ */ endpoint({
  operationId: 'getSources',
  method: 'GET',
  path: '/api/lookup/sources',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the options for how a member heard about the operator.',
  response: sourceItemsSchema,
  example: { response: [{ code: 'FRIEND', description: 'A friend' }] },
});

/** The termination check: it fails with `gone` (see isGone) once the operator has ended the service. */
export const getActive = /* @__PURE__ */ endpoint({
  operationId: 'getActive',
  method: 'GET',
  path: '/api/lookup/active',
  auth: 'none',
  effect: 'read',
  summary: 'Checks whether the service still runs; a terminated one fails with the error "gone".',
  response: unspecifiedSchema,
  example: { response: { active: true } },
});

/** Whether registration asks for a one-time password. */
export const getRegisterOtp = /* @__PURE__ */ endpoint({
  operationId: 'getRegisterOtp',
  method: 'GET',
  path: '/api/lookup/registerOTP',
  auth: 'none',
  effect: 'read',
  summary: 'Returns whether registration asks for a one-time password.',
  response: flagSchema,
  example: { response: true },
});

/** Whether the support chat is offered. */
export const getEnableChatWidget = /* @__PURE__ */ endpoint({
  operationId: 'getEnableChatWidget',
  method: 'GET',
  path: '/api/lookup/enableChatWidget',
  auth: 'none',
  effect: 'read',
  summary: 'Returns whether the support chat is offered.',
  response: flagSchema,
  example: { response: true },
});

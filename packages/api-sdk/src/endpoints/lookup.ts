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

/** The banks that a member can register an account of. */
export const getBanks = /* @__PURE__ */ endpoint({
  operationId: 'getBanks',
  method: 'GET',
  path: '/api/lookup/banks',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the banks that a member can register an account of.',
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

/** Conditions of the service, as HTML. */
export const getConditions = /* @__PURE__ */ endpoint({
  operationId: 'getConditions',
  method: 'GET',
  path: '/api/lookup/conditions',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the conditions of the service as HTML texts.',
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
  summary: "Gives the operator's name and site.",
  response: siteInfoSchema,
  example: { response: { name: 'Member Wallet', website: 'https://wallet.example' } },
});

/** A notice to all. The specification does not show the answer's shape. */
export const getNotice = /* @__PURE__ */ endpoint({
  operationId: 'getNotice',
  method: 'GET',
  path: '/api/lookup/notice',
  auth: 'none',
  effect: 'read',
  summary: 'Gives the current notice. The shape of the answer is not specified.',
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
  summary: 'Gives the contact text, chat link and QR image.',
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

/** Smallest and largest withdrawal, in major units. */
export const getWithdrawLimits = /* @__PURE__ */ endpoint({
  operationId: 'getWithdrawLimits',
  method: 'GET',
  path: '/api/lookup/withdraw',
  auth: 'member',
  effect: 'read',
  summary: 'Gives the smallest and the largest withdrawal.',
  response: withdrawLimitsSchema,
  example: { response: { withdrawMin: 100, withdrawMax: 50000 } },
});

/** What a member must know before a slip is uploaded. The specification does not show the answer's shape. */
export const getSlipLookup = /* @__PURE__ */ endpoint({
  operationId: 'getSlipLookup',
  method: 'GET',
  path: '/api/lookup/slip',
  auth: 'member',
  effect: 'read',
  summary: 'Gives what the slip upload needs. The shape of the answer is not specified.',
  response: unspecifiedSchema,
  example: { response: {} },
});

/** Ways in which a member may have heard of the operator. */
export const getSources = /* @__PURE__ */ endpoint({
  operationId: 'getSources',
  method: 'GET',
  path: '/api/lookup/sources',
  auth: 'none',
  effect: 'read',
  summary: 'Lists the ways in which a member may have heard of the operator.',
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
  summary: 'Tells whether the service still runs; a terminated one answers with the error "gone".',
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
  summary: 'Tells whether registration asks for a one-time password.',
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
  summary: 'Tells whether the support chat is offered.',
  response: flagSchema,
  example: { response: true },
});

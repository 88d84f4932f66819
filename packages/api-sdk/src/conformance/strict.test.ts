import { endpoints } from '../endpoints/all';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { correctBackend } from '../testing/correct-backend/correct-backend';
import { pathsIn, withFault } from '../testing/faulty-answers';
import { unspecifiedSchema } from '../schema/unspecified';
import { hasDeviation } from './finding';
import { runConformance } from './run';
import { judgeBody } from './strict';

/** The first response to each call of a backend that follows the contract. */
const answers = async (): Promise<ReadonlyMap<string, unknown>> => {
  const bodies = new Map<string, unknown>();
  const { transport, ...backend } = correctBackend();
  await runConformance({
    ...backend,
    writes: true,
    transport: async (request) => {
      const response = await transport(request);
      const { operationId } = request;
      if (response.status === 200 && !bodies.has(operationId))
        bodies.set(operationId, JSON.parse(response.text));
      return response;
    },
  });
  return bodies;
};

/** All deviations that are allowed, in the order of the calls. */
const allowed = [
  'getWallet slots[].web: null',
  'getWallet slots[].android: null',
  'getWallet slots[].ios: null',
  'listBonuses [].userBonus: null',
  'listSlips slips[].note: missing, null',
  'listSlips slips[].link: missing, null',
  'listSlips total: missing, null',
  'listCoupons []._id: missing, null',
  'listCoupons [].prize.slice.htmlDescription: missing, null',
  'listCoupons [].amount: null',
  // A string or an object of names; the specification does not say which.
  'getDepositLookup banks[].bank: of another type',
  'getDepositLookup banks[].bank.nameTH: missing, null, of another type',
  'getDepositLookup banks[].bank.nameEN: missing, null, of another type',
  'listStatement statements[].from: null',
  'listStatement statements[].to: null',
  'createQrCode message: missing, null',
  'listInvites total: missing, null',
  'listRefunds total: missing, null',
  // No type is specified.
  'checkRefund result: null, of another type',
  'checkRefund bonus: null, of another type',
  'checkRefund info: null, of another type',
  'getSpinSetup result.activeSpinwheel: null',
  'getSpinSetup result.activeSpinwheel.slice[].htmlDescription: null',
  'listChatHistory [].message.payload: of another type',
  'getQrCode message: missing, null',
];

const faults = { missing: undefined, null: null, 'of another type': { value: 1 } };

test('finds fields that are missing, null or of another type, unless the specification allows it', async () => {
  const unfound = new Map<string, Set<string>>();
  let tried = 0;
  for (const [operationId, body] of await answers()) {
    const endpoint = endpoints[operationId as keyof typeof endpoints] as unknown as EndpointDefinition;
    expect(judgeBody(endpoint, body)).toEqual([]);
    if (endpoint.response === unspecifiedSchema()) continue;
    for (const path of pathsIn(body)) {
      for (const [name, fault] of Object.entries(faults)) {
        // A list that is one entry shorter is not faulty.
        if (typeof path.at(-1) === 'number' && fault === undefined) continue;
        tried += 1;
        const findings = judgeBody(endpoint, JSON.parse(JSON.stringify(withFault(body, path, fault))));
        if (hasDeviation(findings)) continue;
        const field = path
          .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
          .join('')
          .replace(/^\./, '');
        const row = `${operationId} ${field}`;
        unfound.set(row, (unfound.get(row) ?? new Set()).add(name));
      }
    }
  }
  const rows = [...unfound].map(([row, names]) => `${row}: ${[...names].join(', ')}`);
  expect(rows).toEqual(allowed);
  expect(tried).toBeGreaterThanOrEqual(700);
});

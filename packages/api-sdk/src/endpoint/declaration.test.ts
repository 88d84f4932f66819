import { changePassword, login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { uploadSlip } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import { commonErrors, memberErrors } from './common-errors';

test.each(declared.map(({ endpoint }) => [endpoint.operationId, endpoint] as const))(
  '%s is named by its declaration, and fails with what its callers can meet',
  (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(endpoint.errors).toEqual(expect.arrayContaining([...commonErrors]));
    // Without a token nothing can be wrong with one.
    const ofMembers = memberErrors.filter((code) => endpoint.errors.includes(code));
    if (endpoint.auth !== 'none') expect(ofMembers).toEqual(memberErrors);
    else expect(ofMembers).not.toEqual(memberErrors);
  },
);

test('uploads are multipart with a longer timeout; all other bodies are JSON', () => {
  expect([uploadSlip.encoding, uploadSlip.timeoutMs]).toEqual(['multipart', 300_000]);
  expect([login.encoding, login.timeoutMs]).toEqual(['json', 60_000]);
  expect([getBanks.encoding, getBanks.body]).toEqual(['json', undefined]);
});

test("a visitor's call shares no code with members", () => {
  expect(getBanks.errors).toEqual(commonErrors);
  expect(changePassword.errors).toContain('EXPIRED_AUTH_TOKEN');
});

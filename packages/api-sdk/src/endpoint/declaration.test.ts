import { changePassword, login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { uploadSlip } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import { commonErrors, memberErrors } from './common-errors';

test.each(declared.map(({ endpoint }) => [endpoint.operationId, endpoint] as const))(
  '%s has a name, and the codes that its callers can get',
  (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(endpoint.errors).toEqual(expect.arrayContaining([...commonErrors]));
    // Without a token, the codes about tokens cannot occur.
    const ofMembers = memberErrors.filter((code) => endpoint.errors.includes(code));
    if (endpoint.auth !== 'none') expect(ofMembers).toEqual(memberErrors);
    else expect(ofMembers).not.toEqual(memberErrors);
  },
);

test('sends uploads as multipart with a longer timeout, and all other bodies as JSON', () => {
  expect([uploadSlip.encoding, uploadSlip.timeoutMs]).toEqual(['multipart', 300_000]);
  expect([login.encoding, login.timeoutMs]).toEqual(['json', 60_000]);
  expect([getBanks.encoding, getBanks.body]).toEqual(['json', undefined]);
});

test('declares no members’ codes for visitors’ calls', () => {
  expect(getBanks.errors).toEqual(commonErrors);
  expect(changePassword.errors).toContain('EXPIRED_AUTH_TOKEN');
});

import { STRUCK, struckJson, struckPath, struckText } from './strike-out';

test.each([
  [
    { username: '0812345678', password: 'demo1234' },
    { username: '0812345678', password: STRUCK },
  ],
  [
    { oldPassword: 'a', newPassword: 'b' },
    { oldPassword: STRUCK, newPassword: STRUCK },
  ],
  [
    { otpToken: 'a', otpCode: '123456' },
    { otpToken: STRUCK, otpCode: STRUCK },
  ],
  [{ token: 'abc' }, { token: STRUCK }],
  [{ link: 'https://gift.example/?v=abc' }, { link: STRUCK }],
  [{ slots: [{ password: 'x', name: 'PG' }] }, { slots: [{ password: STRUCK, name: 'PG' }] }],
  [
    { lineLink: 'https://line.example', amount: 5 },
    { lineLink: 'https://line.example', amount: 5 },
  ],
])('replaces the secrets in %j', (body, shown) => {
  expect(JSON.parse(struckJson(body))).toEqual(shown);
  expect(JSON.parse(struckText(JSON.stringify(body)))).toEqual(shown);
});

test('replaces a game password in a path, and encodes the other parameters', () => {
  const params = { game: 'imi', username: 'a b', password: 'Qk7s' };
  expect(struckPath('/th/api/autoLogin/:game/:username/:password', params)).toBe(
    `/th/api/autoLogin/imi/a%20b/${STRUCK}`,
  );
});

test('keeps a text that is not JSON, cuts a long one, and reports one that is nested too deeply', () => {
  expect(struckText('<!doctype html>')).toBe('<!doctype html>');
  expect(struckText(JSON.stringify('x'.repeat(20_000)))).toMatch(/^"x{15999}… \(20002 characters\)$/);
  expect(struckText(' '.repeat(200_001))).toBe('(200001 characters)');
  let deep: unknown = [];
  for (let n = 0; n < 20_000; n += 1) deep = [deep];
  expect(struckJson(deep)).toBe('(nested too deeply to be shown)');
});

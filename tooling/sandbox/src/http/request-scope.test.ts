import { forgettingUndone, inScope, newScope, notePosted, requestIdOf } from './request-scope';

test('records postings only of transactions that are committed', async () => {
  const scope = newScope();
  const work = async () => {
    notePosted(1n);
    await forgettingUndone(async () => notePosted(2n));
    const undone = forgettingUndone(async () => {
      notePosted(3n);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    notePosted(4n);
  };
  await inScope(scope, work);
  expect(scope.transactions).toEqual([1n, 2n, 4n]);
});

test('simultaneous calls have separate scopes, and due work has none', async () => {
  const scopes = [newScope(), newScope()] as const;
  const post = async (id: bigint) => {
    await new Promise((resolve) => setImmediate(resolve));
    notePosted(id);
  };
  await Promise.all([inScope(scopes[0], () => post(1n)), inScope(scopes[1], () => post(2n))]);
  await post(3n);
  expect(scopes.map(({ transactions }) => transactions)).toEqual([[1n], [2n]]);
});

test.each([
  ['browser-0001', true],
  ['0f8b2c1e-5a3d-4c6f-9b7a-1d2e3f405162', true],
  ['short', false],
  ['two words and more', false],
  ['line\nbreak-0001', false],
  ['x'.repeat(65), false],
])("accepts the client's request id %j: %p", (given, isTaken) => {
  const id = requestIdOf({ 'x-request-id': given });
  expect(id === given).toBe(isTaken);
  expect(id).toMatch(/^[\w.-]{8,64}$/);
});

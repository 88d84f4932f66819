/** @starts processes */
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { packProject } from '../fixtures/packed-project';

// MSW 3 requires Node 22 because of this API; nothing else is missing in Node 20.
const shim = `Promise.withResolvers ??= () => {
  let settle;
  const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};`;
const body = `
const main = async () => {
  const server = setupServer(...handlersOf());
  server.listen({ onUnhandledRequest: 'error' });
  const client = createClient({ baseURL: 'https://api.example.com', getToken: () => 'token-1' });
  const { wallet } = await getWallet(client);
  server.use(handle(transfer, { code: 'MONEY_NOT_ENOUGH' }));
  const refused = await transfer(client, { from: 'WALLET', to: 'PG', amount: 1 }).catch((error) => error);
  const plain = await fetch('https://api.example.com/api/lookup/registerOTP');
  server.close();
  console.log(JSON.stringify([wallet.amount, refused.code, await plain.json()]));
};
main();`;
const expected = JSON.stringify([1250.5, 'MONEY_NOT_ENOUGH', true]);

const both = ['mocked.mjs', 'mocked.cjs'];

// Each version and each module system once; all combinations in the exhaustive run.
test.each([
  ['2', 'msw', IS_EXHAUSTIVE ? both : ['mocked.cjs']],
  ['3', 'msw-3', IS_EXHAUSTIVE ? both : ['mocked.mjs']],
])('handles calls in a project with MSW %s', (_, msw, files) => {
  const project = packProject({ msw });
  project.write('shim.cjs', shim);
  project.write(
    'mocked.mjs',
    `import { createClient, getWallet, transfer } from '@member-wallet/api-sdk';
     import { handle, handlersOf } from '@member-wallet/api-sdk/msw';
     import { setupServer } from 'msw/node';${body}`,
  );
  project.write(
    'mocked.cjs',
    `const { createClient, getWallet, transfer } = require('@member-wallet/api-sdk');
     const { handle, handlersOf } = require('@member-wallet/api-sdk/msw');
     const { setupServer } = require('msw/node');${body}`,
  );
  for (const file of files) {
    const { output } = project.run(process.execPath, '--no-warnings', '--require', './shim.cjs', file);
    expect(output.trim()).toBe(expected);
  }
  project.remove();
});

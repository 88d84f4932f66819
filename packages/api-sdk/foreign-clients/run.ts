// Runs the journey against a server and prints what the client received: run.ts <client> <URL> <member as JSON>
import type { Given } from './journey';
import { withHeyApi } from './with-hey-api';
import { withOpenapiFetch } from './with-openapi-fetch';

const main = async (name = '', address = '', member = '') => {
  const journey = { 'hey-api': withHeyApi, 'openapi-fetch': withOpenapiFetch }[name];
  if (!journey) throw new Error(`no client ${name}`);
  const given = JSON.parse(member) as Given;
  const told = await journey(address, { ...given, picture: new Blob(['picture'], { type: 'image/png' }) });
  process.stdout.write(JSON.stringify(told));
};
void main(...process.argv.slice(2));

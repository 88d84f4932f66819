import { getWallet, listBonuses } from '@member-wallet/api-sdk';
import { createTestBackend, raw } from '@member-wallet/api-sdk/testing';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { aBonus, aSlot, aWallet } from '#/testing/builders';
import { createApi } from '#/data/api/api';
import { requestRead } from './request-read';

const ask = async (wallet: object, bonuses: readonly unknown[] = []) => {
  const answer = (body: unknown) => raw({ status: 200, text: JSON.stringify(body) });
  const server = createTestBackend({ getWallet: answer(wallet), listBonuses: answer(bonuses) });
  const heard: string[] = [];
  const client = server.client({ onDeviation: ({ field, kind }) => heard.push(`${field} ${kind}`) });
  const api = createApi(client, createSession({ local: memoryStorage(), session: memoryStorage() }));
  return { heard, api };
};

it.each<[string, object, readonly string[]]>([
  ['nothing', aWallet(), []],
  ['a list', { ...aWallet(), slots: null }, ['slots']],
  ['an item of a list', { ...aWallet(), slots: [aSlot(), { name: 'No code' }] }, ['slots[]']],
  ['an object', { ...aWallet(), bankAccount: {} }, ['bankAccount']],
  ['nothing if only fields are missing', { ...aWallet(), slots: [{ ...aSlot(), name: 5, logo: {} }] }, []],
])('records that a response lacks %s', async (_, wallet, parts) => {
  const { api } = await ask(wallet);
  expect((await requestRead(api, getWallet, undefined)).lost).toEqual(parts);
});

it('does not count a list inside an item as a lost part, but reports it to the client’s onDeviation', async () => {
  const { api, heard } = await ask(aWallet(), [{ ...aBonus(), banners: null }]);
  expect((await requestRead(api, listBonuses, undefined)).lost).toEqual([]);
  expect(heard).toEqual(['[].banners dropped']);
});

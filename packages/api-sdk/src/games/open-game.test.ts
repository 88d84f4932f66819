import { createClient } from '../client/create-client';
import type { AutoLoginGame } from './open-game';
import { isAutoLoginGame, openGame } from './open-game';

const recorder = (status = 200, text = '{"link":"https://games.example/1"}') => {
  const urls: string[] = [];
  const client = createClient({
    baseURL: '',
    transport: async ({ url }) => {
      urls.push(url);
      return { status, contentType: 'application/json', text };
    },
  });
  return { client, urls };
};

const login = { username: 'u 1', password: 'p/ss?#%' };

test.each<AutoLoginGame>(['askmebet', 'imi', 'usun', 'circus', 'slotracha', 'pgslot', 'PGSLOT', 'IMI'])(
  'sends %s the encoded password in the path',
  async (game) => {
    const { client, urls } = recorder();
    await expect(openGame(client, { game, ...login })).resolves.toEqual({ link: 'https://games.example/1' });
    expect(urls).toEqual([`/api/autoLogin/${game.toLowerCase()}/u%201/p%2Fss%3F%23%25`]);
  },
);

test.each<AutoLoginGame>(['pg', 'betflix', 'areaslot', 'joker2', 'huayhd', 'HUAYHD'])(
  'never sends %s the password',
  async (game) => {
    const { client, urls } = recorder();
    await openGame(client, { game, ...login });
    expect(urls).toEqual([`/api/autoLogin/${game.toLowerCase()}/u%201`]);
  },
);

test('returns a failure as a value with `safe`, and sends once', async () => {
  const { client, urls } = recorder(400, '{"message":"NO_GAME"}');
  const result = await openGame.safe(client, { game: 'PG', ...login });
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'NO_GAME', endpoint: 'autoLogin', outcome: 'none' },
  });
  expect(urls).toHaveLength(1);
});

test.each([
  ['PGSLOT', true],
  ['pg', true],
  ['JOKER', false],
  ['SEXYGAME', false],
  ['', false],
])('isAutoLoginGame(%s) is %s', (code, known) => {
  expect(isAutoLoginGame(code)).toBe(known);
});

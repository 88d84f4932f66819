import { at, call } from './caller';

const MOST_ROUNDS = 200;

/** Plays rounds in a game's lobby until `enough`. Those of demo members have the same results in every run. */
export async function playRounds(
  url: string,
  market: string,
  token: string,
  game: string,
  enough: () => Promise<boolean>,
): Promise<void> {
  const get = async (path: string) =>
    (await call(url, 'GET', `/${market}${path}`, undefined, { token })).body;
  const account = await get(`/api/wallet/account/${game}`);
  const login = await get(`/api/autoLogin/${game.toLowerCase()}/${String(at(account, 'username'))}`);
  for (let left = MOST_ROUNDS; left > 0 && !(await enough()); left -= 1) {
    const page = String(await get(String(at(login, 'link'))));
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
    const fields = { session: fieldOf('session'), number: fieldOf('number'), stake: '1000' };
    const played = await call(url, 'POST', `/${market}/api/lobby/${game}`, undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (played.status !== 200) throw new Error(`A round answered ${played.status}`);
  }
}

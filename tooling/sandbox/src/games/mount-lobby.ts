import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal';
import { readAccounts } from '../ledger/accounts';
import type { Game, Market } from '../markets/market';
import { gameOf } from '../markets/market';
import type { Member } from '../members/member';
import type { Services } from '../services';
import type { Table } from './lobby-page';
import { STAKES, lobbyPage, loginPage } from './lobby-page';
import { formLogin } from './log-in';
import { lastRound, playRound } from './rounds';
import { memberInGame } from './sessions';

interface Address {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly session?: unknown };
}

/** A field of the form; empty if it is missing or too long. */
const textOf = (fields: unknown, name: string): string => {
  const value = fields instanceof URLSearchParams ? fields.get(name) : null;
  return value !== null && value.length <= 200 ? value : '';
};

const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    // A sandboxed origin: the lobby is served beside the wallet and must not reach the wallet's storage.
    .header(
      'content-security-policy',
      "sandbox allow-forms; default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .send(html);

/**
 * The lobby of every game, under the market's /api so that the proxy of the API covers it too. It is opened by
 * an auto-login link, by a posted form, or by its bare path with a login form of its own.
 */
export function mountLobby(app: FastifyInstance, market: Market, services: Services): void {
  const { db, clock } = services;

  const gameAt = (code: string): Game => {
    const game = gameOf(market, code);
    if (!game) throw new Refusal('NO_GAME');
    return game;
  };

  async function tableOf(
    game: Game,
    member: Member,
    session: string,
    more: Pick<Table, 'last' | 'isShort'> = {},
  ): Promise<string> {
    const account = (await readAccounts(db, member.id)).games.get(game.code);
    return lobbyPage(market, game, {
      currency: member.currency,
      balance: account?.balance ?? 0n,
      session,
      next: (await lastRound(db, member.id, game.code)) + 1,
      ...more,
    });
  }

  async function show(reply: FastifyReply, game: Game, session: string): Promise<FastifyReply> {
    const member = await memberInGame(db, market, game, session, clock.now());
    if (!member) return sendPage(reply, loginPage(market, game, 'ended'), 403);
    return sendPage(reply, await tableOf(game, member, session));
  }

  async function play(reply: FastifyReply, game: Game, fields: unknown): Promise<FastifyReply> {
    const session = textOf(fields, 'session');
    const member = await memberInGame(db, market, game, session, clock.now());
    if (!member) return sendPage(reply, loginPage(market, game, 'ended'), 403);
    const stake = STAKES[member.currency].find((each) => String(each) === textOf(fields, 'stake'));
    const number = /^\d{1,9}$/.test(textOf(fields, 'number')) ? Number(textOf(fields, 'number')) : 0;
    if (stake === undefined || number === 0) throw new Refusal('KEY_INVALID');
    try {
      const last = await playRound(db, member, game.code, number, stake, clock.now());
      return sendPage(reply, await tableOf(game, member, session, { last }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'MONEY_NOT_ENOUGH') throw error;
      return sendPage(reply, await tableOf(game, member, session, { isShort: true }));
    }
  }

  void app.register(
    async (lobby) => {
      lobby.addHook('onRequest', () => clock.sync());
      lobby.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 8 * 1024 },
        (_, body, done) => done(null, new URLSearchParams(String(body))),
      );

      lobby.get<Address>('/:game', async (request, reply) => {
        const game = gameAt(request.params.game);
        const { session } = request.query;
        if (typeof session === 'string') return show(reply, game, session);
        return sendPage(reply, loginPage(market, game));
      });

      lobby.post<Address>('/:game', async (request, reply) => {
        const game = gameAt(request.params.game);
        const fields = request.body;
        if (textOf(fields, 'session') !== '') return play(reply, game, fields);
        const [username, password] = [textOf(fields, 'username'), textOf(fields, 'password')];
        // The event field names the button that was pressed, as the sites of some games expect.
        const session =
          textOf(fields, '__EVENTTARGET') === 'login'
            ? await formLogin(db, market, game, username, password, clock.now())
            : undefined;
        if (session === undefined) return sendPage(reply, loginPage(market, game, 'wrong'), 403);
        return show(reply, game, session);
      });
    },
    { prefix: `/${market.id}/api/lobby` },
  );
}

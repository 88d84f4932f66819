import { figure, minorOf } from '../amounts';
import { OUTSIDE, RESERVED, WALLET } from '../books';
import type { Game, Member } from '../member';
import { json, OPEN, Refusal } from '../reply';
import { type MemberCall, read, type Route, textOf, write } from '../route';
import { MARKETS } from '../market';
import { bankAccountOf } from './account';

function gameOf({ member, params }: MemberCall): Game {
  const game = member.games.find(({ code }) => code === params[0]);
  if (!game) throw new Refusal('NO_GAME');
  return game;
}

const isAccount = (member: Member, name: string): boolean =>
  name === WALLET || member.games.some(({ code }) => code === name);

function transfer(member: Member, from: string, to: string, minor: number): void {
  if (!isAccount(member, from) || !isAccount(member, to)) throw new Refusal('NO_WALLET', 'nested');
  if (minor < 100) throw new Refusal('TRANSFER_MINIMUM');
  member.books.move(from, to, minor);
  member.entries.unshift({ statementType: 'transfer', from, to, minor, status: 'SUCCESS', at: Date.now() });
}

function withdraw({ member, body, world }: MemberCall) {
  const minor = minorOf(body.amount) ?? 0;
  const { withdrawMin, withdrawMax } = MARKETS[world.market].withdraw;
  if (minor < (minorOf(withdrawMin) ?? 0)) throw new Refusal('Below the minimum');
  if (minor > (minorOf(withdrawMax) ?? 0)) throw new Refusal('Above the maximum');
  member.books.move(WALLET, RESERVED, minor);
  member.entries.unshift({
    statementType: 'withdraw',
    from: WALLET,
    to: null,
    minor,
    status: 'WAITING',
    at: Date.now(),
  });
  return OPEN.success;
}

export const wallet: readonly Route[] = [
  read('GET /api/wallet', (call) => {
    const { id, username, name, coins, books, games, inviteBonus } = call.member;
    return json({
      slots: games.map((game) => ({
        // A flag is a number and an image may be null; `android` is missing, `ios` is null.
        isActive: game.isActive ? 1 : 0,
        ftWalletSlot: game.ftWalletSlot,
        amount: figure(books.balance(game.code)),
        category: game.category,
        name: game.name,
        code: game.code,
        logo: game.logo,
        background: null,
        web: game.category === 'sport' ? null : 'https://games.example/',
        ios: null,
      })),
      invite: { amount: figure(inviteBonus), success: null },
      wallet: { amount: figure(books.balance(WALLET)) },
      bankAccount: bankAccountOf(call),
      profile: { coin: String(coins), name, _id: id, username },
    });
  }),
  read('GET /api/wallet/refresh/slot', () => OPEN.nothing),
  write('GET /api/wallet/activate/{slotCode}', (call) => {
    const game = gameOf(call);
    if (game.isActive) throw new Refusal('SLOT_ALREADY_ACTIVE', 'error');
    game.isActive = true;
    return OPEN.success;
  }),
  read('GET /api/wallet/account/{slotCode}', (call) => {
    const { code, isActive, password } = gameOf(call);
    if (!isActive) throw new Refusal('SLOT_NO_ACCOUNT', 'status');
    return json({ password, username: `${code.toLowerCase()}${call.member.id}` });
  }),
  write('GET /api/wallet/resetpassword/{slotCode}', (call) => {
    gameOf(call).password = `new${(call.world.last += 1)}`;
    return OPEN.nothing;
  }),
  write('POST /api/wallet/add', ({ member, body }) => {
    const minor = minorOf(body.amount) ?? 0;
    member.books.move(OUTSIDE, WALLET, minor);
    return OPEN.empty;
  }),
  write('POST /api/wallet/transfer', ({ member, body }) => {
    transfer(member, textOf(body.from), textOf(body.to), minorOf(body.amount) ?? 0);
    return OPEN.empty;
  }),
  write('POST /api/wallet/transferAll', ({ member, body }) => {
    transfer(member, WALLET, textOf(body.to), member.books.balance(WALLET));
    return OPEN.nothing;
  }),
  write('POST /api/wallet/withdraw', withdraw),
  write('POST /api/wallet/withdrawAll', withdraw),
  write('GET /api/autoLogin/{game}/{username}', () => json({ link: 'https://games.example/play' })),
  write('GET /api/autoLogin/{game}/{username}/{password}', () =>
    json({ link: 'https://games.example/play' }),
  ),
];

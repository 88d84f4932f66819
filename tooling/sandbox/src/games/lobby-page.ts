import type { Html } from '../http/html';
import { html, raw } from '../http/html';
import type { Currency, Game, Market } from '../markets/market';
import { SYMBOLS, groupedUnits } from '../money/currencies';
import type { Minor } from '../money/minor-units';
import { toDecimal } from '../money/minor-units';
import { gameArt } from './art';
import { lobbyTexts } from './lobby-texts';
import type { LobbyText } from './lobby-texts';
import type { Round } from './rounds';

/** Possible stakes, in minor units. */
export const STAKES: Readonly<Record<Currency, readonly Minor[]>> = {
  THB: [10_00n, 50_00n, 100_00n],
  LAK: [1_000_00n, 5_000_00n, 10_000_00n],
};

const money = (amount: Minor, currency: Currency): string =>
  `${SYMBOLS[currency]}${groupedUnits(amount)}${toDecimal(amount).slice(-3)}`;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.7 system-ui,sans-serif;background:#0b1220;color:#f4f6fb}
main{max-width:440px;margin:0 auto;padding:20px;display:grid;gap:16px}h1{font-size:22px;margin:0}p{margin:0}
svg{width:100%;height:auto;border-radius:20px;display:block}.soft{color:#b9c3d8;font-size:14px}
.amount{font-size:32px;font-weight:620;font-variant-numeric:tabular-nums}.result{padding:12px 16px;border-radius:14px;background:#1a2540}
form{display:grid;gap:12px}fieldset{border:0;margin:0;padding:0;display:flex;gap:8px;flex-wrap:wrap}legend{padding:0 0 6px}
fieldset label{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 16px;border:1px solid #6f7fa3;border-radius:999px}
input:not([type=radio]){font:inherit;width:100%;min-height:48px;padding:0 14px;border-radius:12px;border:1px solid #6f7fa3;background:#121b31;color:inherit}
button{font:inherit;font-weight:620;min-height:52px;border:0;border-radius:16px;background:#f6b73c;color:#201402}`;

const page = (market: Market, game: Game, body: Html): string =>
  html`<!doctype html>
<html lang="${market.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width,initial-scale=1">
  <title>${game.name}</title>
  <style>${raw(STYLE)}</style>
</head>
<body><main>
  <h1>${game.name}</h1>
  <div aria-hidden="true">${raw(gameArt(market, game))}</div>
  ${body}
  <p class="soft">${lobbyTexts[market.id].notice}</p>
</main></body>
</html>`.toString();

/** The lobby's own login page, for visitors without a session. */
export function loginPage(
  market: Market,
  game: Game,
  problem?: Extract<LobbyText, 'wrong' | 'ended'>,
): string {
  const texts = lobbyTexts[market.id];
  return page(
    market,
    game,
    html`${problem && html`<p class="result" role="alert">${texts[problem]}</p>`}
  <form method="post" action="?">
    <label>${texts.username}<input name="username" autocomplete="off" autocapitalize="none" required></label>
    <label>${texts.password}<input name="password" type="password" autocomplete="off" required></label>
    <input type="hidden" name="__EVENTTARGET" value="login">
    <button>${texts.logIn}</button>
  </form>`,
  );
}

export interface Table {
  readonly currency: Currency;
  readonly balance: Minor;
  /** In the form, because the page uses no cookies. */
  readonly session: string;
  /** The number of the next round. */
  readonly next: number;
  readonly last?: Round;
  readonly isShort?: boolean;
}

/** The lobby of a member: the balance, the last round, and the form for the next one. */
export function lobbyPage(market: Market, game: Game, table: Table): string {
  const texts = lobbyTexts[market.id];
  const { currency, last } = table;
  const outcome = ({ stake, payout, number }: Round): string => {
    const text = payout === 0n ? texts.lost : payout === stake ? texts.even : texts.won;
    return text.replace('{number}', String(number)).replace('{payout}', money(payout, currency));
  };
  const stakes = STAKES[currency].map(
    (stake, index) =>
      html`<label><input type="radio" name="stake" value="${stake}" ${index === 0 && 'checked'}>${money(stake, currency)}</label>`,
  );
  return page(
    market,
    game,
    html`<div><p class="soft">${texts.balance}</p><p class="amount">${money(table.balance, currency)}</p></div>
  ${last && html`<p class="result" role="status">${outcome(last)}</p>`}
  ${table.isShort && html`<p class="result" role="alert">${texts.notEnough}</p>`}
  <form method="post" action="?">
    <input type="hidden" name="session" value="${table.session}">
    <input type="hidden" name="number" value="${table.next}">
    <fieldset><legend class="soft">${texts.stake}</legend>${stakes}</fieldset>
    <button>${texts.play}</button>
  </form>`,
  );
}

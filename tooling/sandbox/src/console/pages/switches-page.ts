import { providerStates } from '../../games/providers';
import type { ProviderStates } from '../../games/providers';
import { html } from '../../http/html';
import type { Game, Market } from '../../markets/market';
import { hidden, options, table } from '../page-parts';
import type { SwitchName, SwitchValues } from '../../settings/switch-table';
import { switchNames, switchTable } from '../../settings/switch-table';

interface MarketSettings {
  readonly market: Market;
  readonly switches: SwitchValues;
  readonly providers: ProviderStates;
}

const TITLES = { th: 'Thai market', la: 'Lao market' } as const;

function marketPart({ market: { id, games }, switches, providers }: MarketSettings) {
  const title = TITLES[id];
  const tick = (name: SwitchName) => html`<label class="tick">
    <input type="checkbox" name="${name}" data-auto="${name}" ${switches[name] && 'checked'}>
    <span><code>${name}</code> <small>${switchTable[name].about}</small></span>
  </label>`;
  const state = ({ code }: Game) => html`<form data-path="providers">
    ${hidden('market', id)}${hidden('game', code)}
    <select name="state" aria-label="${code}, ${title}" data-auto="${code}">
      ${options(providerStates, providers.get(code) ?? 'up')}
    </select>
  </form>`;
  const columns = { 'Game provider': ({ code }: Game) => code, Name: ({ name }: Game) => name, State: state };
  return html`<h2>${title}</h2>
    <form data-path="switches">${hidden('market', id)}<fieldset><legend>Switches</legend>${switchNames.map(tick)}</fieldset></form>
    ${table(`Game providers, ${title}`, games, 'None.', columns)}`;
}

/** The switches and game providers of each market. Every change is sent at once. */
export const switchesPage = (markets: readonly MarketSettings[]) => html`${markets.map(marketPart)}`;

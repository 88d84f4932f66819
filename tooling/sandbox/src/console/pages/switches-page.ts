import { providerStates } from '../../games/providers';
import type { ProviderStates } from '../../games/providers';
import type { Market } from '../../markets/market';
import type { SwitchValues } from '../switch-table';
import { switchNames, switchTable } from '../switch-table';
import { escape, hidden, option, table } from '../page-parts';

export interface MarketSettings {
  readonly market: Market;
  readonly switches: SwitchValues;
  readonly providers: ProviderStates;
}

const TITLES = { th: 'Thai market', la: 'Lao market' } as const;

function marketPart({ market, switches, providers }: MarketSettings): string {
  const ticks = switchNames.map(
    (name) =>
      `<label class="tick"><input type="checkbox" name="${name}" data-auto="${name}"${switches[name] ? ' checked' : ''}><span><code>${name}</code> <small>${escape(switchTable[name].about)}</small></span></label>`,
  );
  const rows = market.games.map(({ code, name }) => [
    code,
    name,
    {
      html: `<form data-path="providers">${hidden('market', market.id)}${hidden('game', code)}<select name="state" aria-label="${escape(code)}, ${TITLES[market.id]}" data-auto="${escape(code)}">${providerStates
        .map((state) => option(state, state === (providers.get(code) ?? 'up')))
        .join('')}</select></form>`,
    },
  ]);
  return `<h2>${TITLES[market.id]}</h2><form data-path="switches">${hidden('market', market.id)}<fieldset><legend>Switches</legend>${ticks.join('')}</fieldset></form>
${table(`Game providers, ${TITLES[market.id]}`, ['Game provider', 'Name', 'State'], rows, 'None.')}`;
}

/** What is on and off in each market, and how its game providers answer. Each change is sent as it is made. */
export const switchesPage = (markets: readonly MarketSettings[]): string => markets.map(marketPart).join('');

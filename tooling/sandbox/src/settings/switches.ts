import type { Db } from '../db/db';
import type { ProviderState, ProviderStates } from '../games/providers';
import { isProviderState } from '../games/providers';
import type { MarketId } from '../markets/market';
import { marketOf } from '../markets/markets';
import type { Settings, SettingsSnapshot } from './settings';
import type { SwitchName, SwitchValues } from './switch-table';
import { perSwitch, switchNames, switchTable } from './switch-table';

/** Switches that are left out stay as they are. */
type SwitchChanges = { readonly [Name in SwitchName]?: boolean | undefined };

export interface Switches {
  read(market: MarketId): Promise<SwitchValues>;
  set(market: MarketId, changes: SwitchChanges): Promise<SwitchValues>;
  /** The state of each game provider. Those not listed are 'up'. */
  providers(market: MarketId): Promise<ProviderStates>;
  setProvider(market: MarketId, gameCode: string, state: ProviderState): Promise<void>;
  /** The URL at which the market's app is served on this machine, or null. */
  app(market: MarketId): Promise<string | null>;
  setApp(market: MarketId, url: string): Promise<void>;
}

const APP_SETTING = 'app';
const providerSetting = (gameCode: string): string => `provider ${gameCode}`;

function valuesIn(state: SettingsSnapshot, market: MarketId): SwitchValues {
  return perSwitch((name) => {
    const value = state.setting(market, name);
    return typeof value === 'boolean' ? value : switchTable[name].initially;
  });
}

function providersIn(state: SettingsSnapshot, market: MarketId): ProviderStates {
  return new Map(
    marketOf(market).games.flatMap(({ code }) => {
      const value = state.setting(market, providerSetting(code));
      return isProviderState(value) ? [[code, value] as const] : [];
    }),
  );
}

/** Caches a computed value per snapshot and market: a call needs it several times, and a snapshot never changes. */
function perSnapshot<T>(compute: (state: SettingsSnapshot, market: MarketId) => T) {
  const known = new WeakMap<SettingsSnapshot, Map<MarketId, T>>();
  return (state: SettingsSnapshot, market: MarketId): T => {
    const markets = known.get(state) ?? new Map<MarketId, T>();
    known.set(state, markets);
    const value = markets.get(market) ?? compute(state, market);
    markets.set(market, value);
    return value;
  };
}

export function createSwitches(db: Db, settings: Settings): Switches {
  const valuesOf = perSnapshot(valuesIn);
  const providersOf = perSnapshot(providersIn);
  const write = (market: MarketId, name: string, value: boolean | string) =>
    db.query(
      `insert into setting (market, name, value) values ($1, $2, $3::jsonb)
       on conflict (market, name) do update set value = excluded.value`,
      [market, name, JSON.stringify(value)],
    );
  return {
    read: async (market) => valuesOf(await settings.read(), market),
    set: async (market, changes) => {
      for (const name of switchNames) {
        const value = changes[name];
        if (value !== undefined) await write(market, name, value);
      }
      return valuesOf(await settings.reload(), market);
    },
    providers: async (market) => providersOf(await settings.read(), market),
    setProvider: async (market, gameCode, state) => {
      await write(market, providerSetting(gameCode), state);
      await settings.reload();
    },
    app: async (market) => {
      const value = (await settings.read()).setting(market, APP_SETTING);
      return typeof value === 'string' ? value : null;
    },
    setApp: async (market, url) => {
      await write(market, APP_SETTING, url);
      await settings.reload();
    },
  };
}

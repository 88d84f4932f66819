import type { DepositSettings, MinimumSetting } from '#/features/deposit/deposit-settings';

/** The five tutorials; each is shown only where its address is set. */
export const HOWTO_TOPICS = ['wallet', 'play', 'balance', 'receiveBonus', 'cancelBonus'] as const;
export type HowtoTopic = (typeof HOWTO_TOPICS)[number];

/** What the operator decides when the app is built. */
export interface Env extends DepositSettings {
  /** Null: the brand's own name. */
  readonly appName: string | null;
  /** Where /api begins; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** The origin of the chat's socket: '' for the page's own, null for no chat at all. */
  readonly chatUrl: string | null;
  /** Shows the chat's button on every page instead of only on the contact pages. */
  readonly chatEverywhere: boolean;
  readonly gamesInNewTab: boolean;
  readonly howto: Readonly<Record<HowtoTopic, string | null>>;
  /** The phone number of the problem-gambling help line, as dialled in the market; null if none is set. */
  readonly helpLine: string | null;
  /** The currency preselected at registration, and shown for a member whose currency nothing says; null: the market's. */
  readonly currency: string | null;
  readonly version: string;
}

/** What a setting has to be. */
interface Rule {
  readonly fits: (value: string) => boolean;
  readonly problem: string;
}

const matching = (pattern: RegExp, problem: string): Rule => ({
  fits: (value) => pattern.test(value),
  problem,
});

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
const AMOUNT = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const CURRENCY_AMOUNT = `[A-Z]{3,4} ${AMOUNT}`;
const HOST = String.raw`(?:[a-z\d-]+\.)+[a-z]{2,}`;
/** The page's own origin, whose host forwards /socket.io. */
const SAME_ORIGIN = 'same-origin';

const text = matching(/^/, '');
const name = matching(/./, 'must name the product');
const webAddress: Rule = { fits: isWebAddress, problem: 'must be an address that starts with https://' };
const webAddressOrOwn: Rule = {
  fits: (value) => value === SAME_ORIGIN || isWebAddress(value),
  problem: 'must be an address that starts with https://, or same-origin',
};
/** An address on the operator's host, or a path on the page's own. */
const mediaAddress: Rule = {
  fits: (value) => isWebAddress(value) || /^\/(?![/\\])\S+$/.test(value),
  problem: 'must be an address that starts with https://, or a path such as /media/video.webm',
};
const amounts = matching(
  new RegExp(`^(?:${AMOUNT}|${CURRENCY_AMOUNT}(?:, ?${CURRENCY_AMOUNT})*)$`),
  'must be an amount such as 100, or amounts by currency such as EUR 10, USD 12',
);
const hosts = matching(
  new RegExp(`^${HOST}(?:, ?${HOST})*$`),
  'must be host names such as gift.example.com, gift.example.org',
);
const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 23:30');
const minutes = matching(/^[1-9]\d{0,3}$/, 'must be a number of minutes');
const phone = matching(/^\+?\d[\d -]{1,18}\d$/, 'must be a phone number');
const flag = matching(/^(?:true|false)$/, 'must be true or false');

const SETTINGS = {
  VITE_APP_NAME: name,
  VITE_API_BASE_URL: webAddress,
  VITE_CHAT_URL: webAddressOrOwn,
  VITE_CHAT_EVERYWHERE: flag,
  VITE_GAMES_NEW_TAB: flag,
  VITE_PAYTIMZ_MINIMUM: amounts,
  VITE_QR_MINIMUM: amounts,
  VITE_QR_VALIDITY_MINUTES: minutes,
  VITE_SLIP_CLOSED_FROM: clock,
  VITE_SLIP_CLOSED_TO: clock,
  VITE_GIFT_LINK_HOSTS: hosts,
  VITE_GIFT_LINK_PASSPHRASE: text,
  VITE_HOWTO_WALLET: mediaAddress,
  VITE_HOWTO_PLAY: mediaAddress,
  VITE_HOWTO_BALANCE: mediaAddress,
  VITE_HOWTO_RECEIVE_BONUS: mediaAddress,
  VITE_HOWTO_CANCEL_BONUS: mediaAddress,
  VITE_HELP_LINE: phone,
  VITE_CURRENCY: matching(/^[A-Z]{3,4}$/, 'must be the code of a currency'),
  VITE_APP_VERSION: text,
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of every build setting, as in an env file. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

type Settings = { [K in keyof typeof SETTINGS]?: string };

function readSettings(record: Readonly<Record<string, unknown>>): Settings {
  const settings: Settings = {};
  const problems: string[] = [];
  for (const [setting, { fits, problem }] of Object.entries(SETTINGS)) {
    const given = record[setting];
    // An empty value in an env file means that the setting is not set.
    if (given === undefined || given === '') continue;
    const value = typeof given === 'string' ? given.trim() : null;
    if (value !== null && fits(value)) Object.assign(settings, { [setting]: value });
    else problems.push(`${setting} ${problem || 'must be a text'}`);
  }
  const { VITE_SLIP_CLOSED_FROM: from, VITE_SLIP_CLOSED_TO: to } = settings;
  if ((from === undefined) !== (to === undefined)) {
    problems.push('VITE_SLIP_CLOSED_FROM and VITE_SLIP_CLOSED_TO must be set together');
  }
  if (problems.length > 0) throw new Error(`The build settings are not usable: ${problems.join('; ')}.`);
  return settings;
}

/** Of the mobile wallet of Thailand. */
const GIFT_LINK_HOST = 'gift.truemoney.com';

/** The passphrase of the local backend. */
const SANDBOX_GIFT_LINK_PASSPHRASE = 'member-wallet-gift-link';

const chatUrlOf = (value: string | undefined) => {
  if (value === undefined) return null;
  return value === SAME_ORIGIN ? '' : value.replace(/\/+$/, '');
};

function minimumOf(value: string | undefined): MinimumSetting | null {
  if (value === undefined) return null;
  if (/^\d/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim().split(' ') as [string, string]);
  return Object.fromEntries(parts.map(([currency, amount]) => [currency, Number(amount)]));
}

/**
 * Reads the build settings, usually `import.meta.env`. Throws one error that lists every setting
 * that is invalid.
 */
export function parseEnv(record: Readonly<Record<string, unknown>>): Env {
  const set = readSettings(record);
  const { VITE_SLIP_CLOSED_FROM: from, VITE_SLIP_CLOSED_TO: to } = set;
  return {
    appName: set.VITE_APP_NAME ?? null,
    apiBaseUrl: set.VITE_API_BASE_URL?.replace(/\/+$/, '') ?? '',
    chatUrl: chatUrlOf(set.VITE_CHAT_URL),
    chatEverywhere: set.VITE_CHAT_EVERYWHERE === 'true',
    gamesInNewTab: set.VITE_GAMES_NEW_TAB === 'true',
    paytimzMinimum: minimumOf(set.VITE_PAYTIMZ_MINIMUM),
    qrMinimum: minimumOf(set.VITE_QR_MINIMUM),
    qrValidityMinutes: Number(set.VITE_QR_VALIDITY_MINUTES ?? 10),
    slipClosed: from !== undefined && to !== undefined ? { from, to } : null,
    giftLinkHosts: (set.VITE_GIFT_LINK_HOSTS ?? GIFT_LINK_HOST).split(/, ?/),
    giftLinkPassphrase: set.VITE_GIFT_LINK_PASSPHRASE ?? SANDBOX_GIFT_LINK_PASSPHRASE,
    howto: {
      wallet: set.VITE_HOWTO_WALLET ?? null,
      play: set.VITE_HOWTO_PLAY ?? null,
      balance: set.VITE_HOWTO_BALANCE ?? null,
      receiveBonus: set.VITE_HOWTO_RECEIVE_BONUS ?? null,
      cancelBonus: set.VITE_HOWTO_CANCEL_BONUS ?? null,
    },
    helpLine: set.VITE_HELP_LINE ?? null,
    currency: set.VITE_CURRENCY ?? null,
    version: set.VITE_APP_VERSION ?? '1.1.14',
  };
}

import type { SettingName } from './env';

const FLAG = 'must be true or false';
const MINUTES = 'must be a number of minutes';
const AMOUNTS = 'must be an amount such as 100, or amounts by currency such as EUR 10, USD 12';
const CLOCK =
  'must be a time such as 23:30; VITE_SLIP_CLOSED_FROM and VITE_SLIP_CLOSED_TO must be set together';
const MEDIA = 'must be an address that starts with https://, or a path such as /media/video.webm';
const TEXT = 'must be a text';

/** The messages for invalid settings. Each completes a sentence that starts with the setting's name. */
export const SETTING_PROBLEMS: Readonly<Record<SettingName, string>> = {
  VITE_APP_NAME: 'must name the product',
  VITE_API_BASE_URL: 'must be an address that starts with https://',
  VITE_CHAT_URL: 'must be an address that starts with https://, or same-origin',
  VITE_CHAT_EVERYWHERE: FLAG,
  VITE_CHAT_ANSWERS_WITHIN_MINUTES: MINUTES,
  VITE_CHAT_SOUND: FLAG,
  VITE_APP_SCHEMES: 'must be schemes of apps such as line, whatsapp',
  VITE_GAMES_NEW_TAB: FLAG,
  VITE_PAYTIMZ_MINIMUM: AMOUNTS,
  VITE_QR_MINIMUM: AMOUNTS,
  VITE_WW_MINIMUM: AMOUNTS,
  VITE_QR_VALIDITY_MINUTES: MINUTES,
  VITE_SLIP_CLOSED_FROM: CLOCK,
  VITE_SLIP_CLOSED_TO: CLOCK,
  VITE_GIFT_LINK_HOSTS: 'must be host names such as gift.example.com, gift.example.org',
  VITE_GIFT_LINK_PASSPHRASE: TEXT,
  VITE_HOWTO_WALLET: MEDIA,
  VITE_HOWTO_PLAY: MEDIA,
  VITE_HOWTO_BALANCE: MEDIA,
  VITE_HOWTO_RECEIVE_BONUS: MEDIA,
  VITE_HOWTO_CANCEL_BONUS: MEDIA,
  VITE_HELP_LINE: 'must be a phone number',
  VITE_WITHDRAW_TIME: 'must be texts by language such as th ภายใน 15 นาที | en Within 15 minutes',
  VITE_CURRENCY: 'must be the code of a currency',
  VITE_IDLE_LOG_OUT_MINUTES: MINUTES,
  VITE_LONGEST_SESSION_HOURS: 'must be a number of hours',
  VITE_REQUEST_IDS: FLAG,
  VITE_REPORT_URL: 'must be an address that starts with https://, or a path such as /api/reports',
  VITE_REPORT_SHARE: 'must be how many of 100 page loads report, from 1 to 100',
  VITE_APP_VERSION: TEXT,
};

/** 'VITE_QR_MINIMUM must be an amount …' */
export const settingProblem = (setting: string): string =>
  `${setting} ${SETTING_PROBLEMS[setting as SettingName]}`;

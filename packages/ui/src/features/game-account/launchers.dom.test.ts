import { type GameLauncher, gameLaunchers, isAutoLoginGame } from '@member-wallet/api-sdk';
import { aSlot } from '#/testing/builders';
import { type Device, deviceOf } from './device';
import { appAddress, type Entering, planLaunch, planOther, siteAddress } from './launchers';

/** A member's device, in a build that allows one game's app. */
const on = (device: Device): Entering => ({ device, schemes: ['itms-apps', 'joker'] });

const account = { username: 'u1', password: 'p1' };
const web = 'https://games.example/lobby';
const slot = (code: string, change = {}) => aSlot({ code, web, ...change });

/** Written out, not derived from the code, so that this test fails when a launcher changes. */
const ENTERED: readonly (readonly [code: string, by: GameLauncher])[] = [
  ['PG', 'auto-login'],
  ['BETFLIX', 'auto-login'],
  ['AREASLOT', 'auto-login'],
  ['JOKER2', 'auto-login'],
  ['HUAYHD', 'auto-login'],
  ['ASKMEBET', 'auto-login-password'],
  ['IMI', 'auto-login-password'],
  ['USUN', 'auto-login-password'],
  ['CIRCUS', 'auto-login-password'],
  ['SLOTRACHA', 'auto-login-password'],
  ['PGSLOT', 'auto-login-password'],
  ['UFABET', 'form'],
  ['SEXYGAME', 'form'],
  ['JOKER', 'app'],
  ['SLOTXO', 'app'],
  ['SUPERSLOT', 'app'],
];

describe('the sixteen launchers', () => {
  it('have exactly these codes', () => {
    expect(Object.keys(gameLaunchers).sort()).toEqual(ENTERED.map(([code]) => code).sort());
  });

  it.each(ENTERED)('%s is opened with %s', (code, launcher) => {
    expect(launcher.startsWith('auto-login')).toBe(isAutoLoginGame(code));
    const plan = planLaunch(slot(code), account, on('other'));
    const expected = {
      'auto-login': { kind: 'auto-login', login: { game: code, ...account } },
      'auto-login-password': { kind: 'auto-login', login: { game: code, ...account } },
      form: { kind: 'form', action: web, fields: account },
      app: { kind: 'address', address: web },
      web: { kind: 'address', address: web },
    }[launcher];
    expect(plan).toEqual(expected);
  });

  it.each(['PG', 'IMI', 'UFABET'])('%s waits for its login', (code) => {
    expect(planLaunch(slot(code), undefined, on('other'))).toEqual({ kind: 'wait' });
  });

  it("opens the web address for any other code, and returns 'none' without one", () => {
    expect(planLaunch(slot('NEW'), undefined, on('android'))).toEqual({ kind: 'address', address: web });
    expect(planLaunch(slot('NEW', { web: null }), account, on('other'))).toEqual({ kind: 'none' });
    expect(planLaunch(slot('UFABET', { web: null }), account, on('other'))).toEqual({ kind: 'none' });
  });

  it('posts all event fields of the login, except values that cannot be form fields', () => {
    const rich = { ...account, __EVENTTARGET: 'btn', n: 7, ok: true, nested: { a: 1 }, none: null };
    expect(planLaunch(slot('UFABET'), rich, on('other'))).toMatchObject({
      fields: { ...account, __EVENTTARGET: 'btn', n: '7', ok: 'true' },
    });
    expect(planLaunch(slot('UFABET'), rich, on('other'))).not.toHaveProperty('fields.nested');
  });
});

describe('apps by device', () => {
  const both = { android: 'https://apps.example/a.apk', ios: 'itms-apps://apps.example/1' };

  it.each([
    ['android', both.android],
    ['ios', both.ios],
    ['other', web],
  ] as const)('on %s, a game with an app opens %s', (device, address) => {
    expect(planLaunch(slot('JOKER', both), undefined, on(device))).toEqual({ kind: 'address', address });
  });

  it('falls back to the site if there is no app for the device', () => {
    expect(planLaunch(slot('JOKER', { ...both, ios: null }), undefined, on('ios'))).toEqual({
      kind: 'address',
      address: web,
    });
  });

  it('offers the alternative to the play button', () => {
    expect(planOther(slot('PG', both), on('android'))).toEqual({ kind: 'app', address: both.android });
    expect(planOther(slot('JOKER', both), on('android'))).toEqual({ kind: 'site', address: web });
    expect(planOther(slot('PG', both), on('other'))).toBeNull();
    expect(planOther(slot('PG'), on('android'))).toBeNull();
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-A135F)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
] as const)('%s with %i touch points is %s', (agent, touches, device) => {
  expect(deviceOf(agent, touches)).toBe(device);
});

describe('addresses from the server', () => {
  it.each([
    ['https://games.example/x', 'https://games.example/x'],
    ['/api/lobby/PG?session=1', 'http://localhost/api/lobby/PG?session=1'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['joker://play', null],
    ['http://', null],
    ['PG', null],
    ['12345', null],
    ['maintenance.html', null],
    ['../user/home', null],
    ['?token=1', null],
    ['\\lobby', null],
    ['', null],
    [null, null],
  ])('site %p gives %p', (value, address) => {
    expect(siteAddress(value)).toBe(address);
  });

  it.each([
    ['joker://play', 'joker://play'],
    ['https://apps.example/a.apk', 'https://apps.example/a.apk'],
    ['/api/lobby/JOKER?app=ios', 'http://localhost/api/lobby/JOKER?app=ios'],
    ['JOKER://play', 'joker://play'],
    ['jokers://play', null],
    ['JOKER', null],
    ['12345', null],
    ['intent://play#Intent;scheme=joker;end', null],
    ['search-ms:query=x&crumb=location:\\\\evil.example', null],
    ['ms-settings:privacy', null],
    ['mhtml:https://evil.example/x', null],
    ['ftp://evil.example/x', null],
    ['tel:+66812345678', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['blob:https://a/1', null],
    ['file:///etc/passwd', null],
    [undefined, null],
  ])('app %p gives %p', (value, address) => {
    expect(appAddress(value, on('ios').schemes)).toBe(address);
  });
});

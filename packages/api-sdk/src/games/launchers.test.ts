import { gameLaunchers, launcherOf } from './launchers';

test.each(Object.entries(gameLaunchers))(
  '%s has the launcher %s in upper and lower case',
  (code, launcher) => {
    expect(launcherOf(code)).toBe(launcher);
    expect(launcherOf(code.toLowerCase())).toBe(launcher);
  },
);

test.each(['NEW', '', 'constructor', '__proto__', 'PG '])('%p has the launcher web', (code) => {
  expect(launcherOf(code)).toBe('web');
});

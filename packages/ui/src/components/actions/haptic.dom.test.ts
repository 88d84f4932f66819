import { tick } from './haptic';

const set = (hasBeenActive: boolean | undefined, isStill: boolean) => {
  const vibrate = jest.fn();
  Object.defineProperties(navigator, {
    vibrate: { value: vibrate, configurable: true },
    userActivation: {
      value: hasBeenActive === undefined ? undefined : { hasBeenActive },
      configurable: true,
    },
  });
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isStill,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  return vibrate;
};

test.each([
  ['vibrates after a touch', true, false, 1],
  ['does nothing before the first touch', false, false, 0],
  ['does nothing without navigator.userActivation', undefined, false, 0],
  ['does nothing under reduced motion', true, true, 0],
])('%s', (_what, active, still, times) => {
  const vibrate = set(active, still);
  tick();
  expect(vibrate).toHaveBeenCalledTimes(times);
});

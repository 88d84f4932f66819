import { loadOnFocus, whenIdle } from './load-ahead';

const load = jest.fn(async () => undefined);
beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<button>b</button><input name="one"><input name="two">';
});
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

it('loads once, when the first field gets the focus', () => {
  loadOnFocus(document, load);
  focus('button');
  expect(load).not.toHaveBeenCalled();
  focus('input');
  focus('button');
  focus('input[name="two"]');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads immediately if a field already has the focus', () => {
  focus('input');
  loadOnFocus(document, load);
  expect(load).toHaveBeenCalledTimes(1);
  focus('input[name="two"]');
  expect(load).toHaveBeenCalledTimes(1);
});

describe('when idle', () => {
  const run = jest.fn();
  beforeEach(() => {
    run.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('runs when the browser is idle', () => {
    let idle = () => undefined as void;
    Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs after some seconds in browsers without idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run once it is cancelled', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(run)();
    jest.advanceTimersByTime(3000);
    expect(run).not.toHaveBeenCalled();
  });
});

import { untilStyled } from './until-styled';

const link = () => {
  document.head.innerHTML = '<link rel="stylesheet" data-awaited="">';
  const element = document.querySelector('link');
  if (!element) throw new Error('no link');
  return element;
};

const isSettled = async (waiting: Promise<void>) => {
  let settled = false;
  void waiting.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return () => settled;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

it('does not wait if no styles are loading', async () => {
  expect((await isSettled(untilStyled(document)))()).toBe(true);
});

it.each(['load', 'error'])('waits until the styles have loaded or failed: %s', async (end) => {
  const element = link();
  const settled = await isSettled(untilStyled(document));
  expect(settled()).toBe(false);
  element.dispatchEvent(new Event(end));
  await jest.advanceTimersByTimeAsync(0);
  expect(settled()).toBe(true);
});

it('waits at most three seconds', async () => {
  link();
  const settled = await isSettled(untilStyled(document));
  await jest.advanceTimersByTimeAsync(2900);
  expect(settled()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(settled()).toBe(true);
});

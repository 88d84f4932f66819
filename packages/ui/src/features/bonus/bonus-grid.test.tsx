import { act, screen } from '@testing-library/react';
import { aBonus } from '#/testing/builders';
import { renderComponent } from '#/testing/render-component';
import { BonusGrid } from './bonus-grid';

let reach: () => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      reach = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

it.each([
  ['th', 'โบนัสทั้งหมด'],
  ['la', 'ໂບນັດທັງໝົດ'],
] as const)('in %s, renders ten of 60 bonuses, and the others when scrolled to', async (locale, name) => {
  const bonuses = Array.from({ length: 60 }, (_, index) => aBonus({ code: `B${index + 1}` }));
  await renderComponent(<BonusGrid bonuses={bonuses} now={0} onOpen={() => {}} />, locale);
  expect(screen.getByRole('list', { name })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(10);
  const items = screen.getAllByRole('listitem');
  expect(items[9]).toHaveAttribute('aria-posinset', '10');
  expect(items[9]).toHaveAttribute('aria-setsize', '60');
  for (const drawn of [30, 50, 60]) {
    act(() => reach());
    expect(screen.getAllByRole('button')).toHaveLength(drawn);
  }
  expect(screen.getByText('B60')).toBeInTheDocument();
});

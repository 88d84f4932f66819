import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderComponent } from '#/testing/render-component';
import { pageCount, Pager, pagerWindow } from './pager';

describe('pagerWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 10, [1, 2]],
    [2, 10, [1, 2, 3]],
    [4, 10, [1, 2, 3, 4, 5]],
    [7, 10, [4, 5, 6, 7, 8]],
    [10, 10, [7, 8, 9, 10]],
    [12, 10, [7, 8, 9, 10]],
    [0, 3, [1, 2]],
  ])('page %p of %p shows %p', (page, pages, expected) => {
    expect(pagerWindow(page, pages)).toEqual(expected);
  });

  test('always contains the current page, with at most three before and one after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const window = pagerWindow(page, pages);
        expect(window).toContain(page);
        expect(window[0]).toBe(Math.max(1, page - 3));
        expect(window.at(-1)).toBe(Math.min(pages, page + 1));
      }),
    );
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [100, 10],
])('%p entries fill %p pages of ten', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages);
});

describe('Pager', () => {
  test('marks the current page and reports the requested one', async () => {
    const onPage = jest.fn();
    await renderComponent(<Pager page={2} pages={5} onPage={onPage} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage.mock.calls).toEqual([[3], [1], [3]]);
  });

  test('disables its arrows at the ends, and renders nothing for a single page', async () => {
    const onPage = jest.fn();
    const { rerender, container } = await renderComponent(<Pager page={1} pages={2} onPage={onPage} />);
    const arrow = (name: string) => screen.getByRole('button', { name });
    expect(arrow('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(arrow('Next page'));
    rerender(<Pager page={2} pages={2} onPage={onPage} />);
    expect(arrow('Next page')).toHaveAttribute('aria-disabled', 'true');
    // Keyboard users must not lose focus.
    expect(arrow('Next page')).toHaveFocus();
    await userEvent.click(arrow('Next page'));
    expect(onPage.mock.calls).toEqual([[2]]);
    rerender(<Pager page={1} pages={1} onPage={() => {}} />);
    expect(container.querySelector('nav')).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderComponent } from '#/testing/render-component';
import { PageFrame } from './page-frame';

test('moves focus to a new page and scrolls to its top, but not on the first page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await renderComponent(
    <PageFrame topBar={<Link to="/contact">contact</Link>}>
      <p>page</p>
    </PageFrame>,
  );
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'contact' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  scrollTo.mockRestore();
});

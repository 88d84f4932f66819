import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChoiceChips } from './choice-chips';
import { SegmentedControl } from './segmented-control';

const OPTIONS = ['all', 'deposit', 'bonus'].map((value) => ({ value, label: value }));

function Chips() {
  const [value, setValue] = useState('all');
  return (
    <>
      <ChoiceChips label="kind" value={value} onValueChange={setValue} choices={OPTIONS} />
      <output>{value}</output>
    </>
  );
}

function Segments() {
  const [value, setValue] = useState('all');
  return (
    <>
      <SegmentedControl label="kind" value={value} onValueChange={setValue} segments={OPTIONS} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['chips', Chips],
  ['segments', Segments],
])('what was chosen before React took over the page counts: %s', async (_, Group) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Group />);
  await userEvent.click(screen.getByLabelText('deposit'));
  const taken = await act(async () => hydrateRoot(root, <Group />));
  expect(screen.getByRole('status')).toHaveTextContent('deposit');
  expect(screen.getByLabelText('deposit')).toBeChecked();
  await userEvent.click(screen.getByLabelText('bonus'));
  expect(screen.getByRole('status')).toHaveTextContent('bonus');
  act(() => taken.unmount());
  root.remove();
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChoiceChips } from './choice-chips';
import { SegmentedControl } from './segmented-control';

const OPTIONS = ['all', 'deposit', 'bonus'].map((value) => ({ value, label: value }));

type Group = (value: string, onValueChange: (value: string) => void) => ReactNode;

const chips: Group = (value, onValueChange) => (
  <ChoiceChips label="kind" value={value} onValueChange={onValueChange} choices={OPTIONS} />
);
const segments: Group = (value, onValueChange) => (
  <SegmentedControl label="kind" value={value} onValueChange={onValueChange} segments={OPTIONS} />
);

function Form({ group }: { readonly group: Group }) {
  const [value, setValue] = useState('all');
  return (
    <>
      {group(value, setValue)}
      <output>{value}</output>
    </>
  );
}

it.each([
  ['chips', chips],
  ['segments', segments],
])('keeps a choice made before hydration: %s', async (_, group) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form group={group} />);
  await userEvent.click(screen.getByLabelText('deposit'));
  const taken = await act(async () => hydrateRoot(root, <Form group={group} />));
  expect(screen.getByRole('status')).toHaveTextContent('deposit');
  expect(screen.getByLabelText('deposit')).toBeChecked();
  await userEvent.click(screen.getByLabelText('bonus'));
  expect(screen.getByRole('status')).toHaveTextContent('bonus');
  act(() => taken.unmount());
  root.remove();
});

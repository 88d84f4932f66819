import type { Stored } from '../../chat/messages';
import { chatPage } from './chat-page';

const said = (number: number): Stored['message'] => ({
  _id: `m${number}`,
  sender: 'customer',
  message: { message_type: 'text', payload: `text ${number}` },
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('says that an open conversation has older messages, even if it is not among the latest conversations', () => {
  const page = (hasMore: boolean) =>
    chatPage(
      { rows: [], hasMore: true },
      { market: 'th', kind: 'guest', id: 'g1' },
      { rows: [said(1)], hasMore },
    );
  expect(page(true).toString()).toContain('More than 1. Shown: the latest.</p><ol class="talk">');
  expect(page(false).toString()).not.toContain('Shown: the latest.</p><ol');
});

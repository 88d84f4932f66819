export const refund = {
  title: 'Cashback',
  accrued: 'Cashback so far',
  counts: 'Received {{success}} · failed {{fail}}',
  waiting: 'Received, not yet in the wallet',
  note: 'Worked out from play that is over. You never need to play more to receive it.',
  receive: 'Receive cashback',
  add: 'Add to wallet',
  added: 'The cashback is in your wallet',
  log: 'Received before',
  received: 'Cashback',
  emptyTitle: 'No cashback received yet',
  emptyHint: 'What you receive stands here.',
} as const;

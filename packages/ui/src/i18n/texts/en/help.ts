export const contact = {
  chatWith: 'Chat with {{name}}',
  openChat: 'Open the chat',
  qr: 'QR code for the chat',
  operator: 'Operated by {{name}}',
  version: 'Version {{version}}',
  emptyTitle: 'No contact details yet',
  emptyHint: 'Please come back later.',
} as const;

export const howto = {
  subtitle: 'Short videos, a minute or two each',
  'topic.wallet': 'Use the wallet',
  'topic.play': 'How to play',
  'topic.balance': 'Check your balance',
  'topic.receiveBonus': 'Receive a bonus',
  'topic.cancelBonus': 'Cancel a bonus',
  failed: 'The video cannot be played here.',
  open: 'Open the video',
  emptyTitle: 'No videos yet',
  emptyHint: 'Support will help you.',
  contact: 'Contact us',
} as const;

export const contact = {
  title: 'Contact us',
  openChat: 'Chat with {{name}}',
  chat: 'Open the chat',
  qr: 'QR code of the chat',
  version: 'Version {{version}}',
  emptyTitle: 'No contact details yet',
  emptyHint: 'Please come back later.',
} as const;

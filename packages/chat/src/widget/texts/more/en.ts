/** The texts of the code that is loaded only when it is needed. */
export const en = {
  removeFile: 'Remove {{name}}',
  fileTooLarge: 'The file is too large. Please select file no larger than {{count}} MB.',
  fileNotSupported: 'File is not supported',
  shrinking: 'Making the picture smaller…',
  dropHere: 'Drop the file here',
  uploading: 'Uploading {{count}}%',
  fileGone: 'The file is no longer here: attach it again.',
  picture: 'Picture',
  video: 'Video',
  file: 'Open the file',
  viewer: 'Picture, large',
  closeViewer: 'Close the picture',
  cards: 'Cards',
  replies: 'Suggested replies',
  newTab: 'opens in a new tab',
  topicDeposit: 'Deposit',
  topicWithdrawal: 'Withdrawal',
  topicBonus: 'Bonus',
  topicGame: 'Game account',
} as const;

export type MoreTextKey = keyof typeof en;
export type MoreTexts = Readonly<Record<MoreTextKey, string>>;

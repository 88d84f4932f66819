export const actions = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  reload: 'Load again',
  pleaseWait: 'Please wait',
} as const;

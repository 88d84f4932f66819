import { useState } from 'react';
import type { DepositSettings } from './deposit-settings';
import { DepositSheet } from './deposit-sheet';

export interface DepositDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: DepositSettings;
}

/** All ways to put money in. Each opening starts with their list; an open QR code is found again behind its way. */
export function DepositDialog(props: DepositDialogProps) {
  const { open } = props;
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (open !== wasOpen) setSeen({ wasOpen: open, count: open ? count + 1 : count });
  return <DepositSheet key={count} {...props} />;
}

import { useOpenings } from '#/components/overlay/use-openings';
import type { DepositSettings } from './deposit-settings';
import { DepositSheet } from './deposit-sheet';

export interface DepositDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: DepositSettings;
}

/** Every deposit method. Each opening starts with the list; an open QR code is found again behind its method. */
export function DepositDialog(props: DepositDialogProps) {
  const openings = useOpenings(props.open);
  return <DepositSheet key={openings} {...props} />;
}

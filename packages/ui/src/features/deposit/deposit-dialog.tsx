import { useOpenings } from '#/components/overlay/use-openings';
import type { DepositSettings, DepositStart } from './deposit-settings';
import { DepositSheet } from './deposit-sheet';

interface DepositDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly start: DepositStart;
  readonly settings: DepositSettings;
  /** Printed on saved pictures. */
  readonly productName: string;
}

/** All deposit methods. Each opening starts with new state; the QR method loads an open code again. */
export function DepositDialog(props: DepositDialogProps) {
  const openings = useOpenings(props.open);
  return <DepositSheet key={openings} {...props} />;
}

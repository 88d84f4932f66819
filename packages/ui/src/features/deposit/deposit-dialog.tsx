import { useOpenings } from '#/components/overlay/use-openings';
import type { DepositSettings, DepositStart } from './deposit-settings';
import { DepositSheet } from './deposit-sheet';

interface DepositDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly start: DepositStart;
  readonly settings: DepositSettings;
  /** Printed on pictures to keep. */
  readonly productName: string;
}

/** Every deposit method. Each opening starts anew; an open QR code is found again behind its method. */
export function DepositDialog(props: DepositDialogProps) {
  const openings = useOpenings(props.open);
  return <DepositSheet key={openings} {...props} />;
}

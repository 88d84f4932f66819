import { Button } from '#/components/actions/button';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { SheetFrame } from './sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  readonly disabled?: boolean;
  /** The sheet has its own button for the slip. */
  readonly hasSlip?: boolean;
}

/** A button back to the list of methods. If there is no list, a button to the slip form, which would be in the list. */
export function BackToList({ frame, disabled = false, hasSlip = false }: Props) {
  const t = useText();
  const { features } = useMarket();
  // The list is shown beside the sheet.
  if (frame.panes.aside) return null;
  if (frame.back) {
    return (
      <Button wide variant="quiet" disabled={disabled} onClick={frame.back}>
        {t('deposit.back')}
      </Button>
    );
  }
  if (hasSlip || !features.slipUpload) return null;
  return (
    <Button wide variant="quiet" disabled={disabled} onClick={frame.toSlip}>
      {t('deposit.reportSlip')}
    </Button>
  );
}

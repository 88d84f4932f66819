import { Button } from '#/components/actions/button';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { SheetFrame } from './sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  readonly disabled?: boolean;
  /** The sheet leads to the slip by itself. */
  readonly hasSlip?: boolean;
}

/** The way to the other methods. Where there are none, the way to the slip, which the list would have shown. */
export function BackToList({ frame, disabled = false, hasSlip = false }: Props) {
  const t = useText();
  const { features } = useMarket();
  // The list stands beside it.
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

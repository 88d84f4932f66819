import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useArrivedDeposit } from '#/data/deposit/use-arrived-deposit';
import { useCurrency } from '#/data/market/use-currency';
import { useMarket } from '#/data/market/market-provider';
import { useWallet } from '#/data/money/use-wallet';
import { useText } from '#/i18n/use-text';
import { checkFullName, holderNameRule } from '#/validation/holder-name';
import { AccountDetails, type TransferDetails } from './account-details';
import { Arrived } from '#/features/deposit/sheet/arrived';
import { BackToList } from '#/features/deposit/sheet/back-to-list';
import type { MethodSheetProps } from '#/features/deposit/method/method';
import { HolderNameSheet } from './holder-name-sheet';
import { useCopyNumber } from './use-copy-number';

/**
 * An account to transfer to. Some banks only show account holders in Latin letters, so that their transfers cannot be matched
 * with a name in other letters. A member of such a bank enters the Latin name first.
 */
export function AccountSheet({ frame, label, details, amounts }: MethodSheetProps<TransferDetails>) {
  const t = useText();
  const market = useMarket();
  const { data: wallet } = useWallet();
  const [isEditing, setIsEditing] = useState(false);
  const copy = useCopyNumber(details.number);
  const arrived = useArrivedDeposit();
  const currency = useCurrency();
  const own = wallet?.bankAccount ?? null;
  const needsName =
    own !== null && !checkFullName(holderNameRule(market, own.bankCode), own.bankAccountName).ok;

  if (arrived !== null) return <Arrived frame={frame} amount={arrived} currency={currency} />;
  if (own !== null && (needsName || isEditing)) {
    return (
      <HolderNameSheet
        frame={frame}
        account={own}
        onDone={() => {
          setIsEditing(false);
          copy.soon();
        }}
        onCancel={needsName ? undefined : () => setIsEditing(false)}
      />
    );
  }
  return (
    <Dialog
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      onBack={frame.back}
      title={t('deposit.title')}
      footer={
        <>
          {market.features.slipUpload && (
            <Button wide variant="tonal" onClick={frame.toSlip}>
              {t('deposit.reportSlip')}
            </Button>
          )}
          <BackToList frame={frame} hasSlip />
        </>
      }
    >
      <AccountDetails
        frame={frame}
        label={label}
        details={details}
        amounts={amounts}
        own={own}
        onCopy={() => void copy.now()}
        onEdit={() => setIsEditing(true)}
      />
    </Dialog>
  );
}

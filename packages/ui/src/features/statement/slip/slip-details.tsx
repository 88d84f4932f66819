import type { Slip } from '@member-wallet/api-sdk';
import { Image, Upload } from 'lucide-react';
import { Notice } from '#/components/feedback/notice';
import { Button } from '#/components/actions/button';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { LargeMoney } from '#/components/money/money';
import { AskStaff } from '#/components/slip/ask-staff';
import { SlipStatus } from '#/components/slip/slip-status';
import { type SlipPicture, slipView } from '#/components/slip/slip-view';
import { useMarket } from '#/data/market/market-provider';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import head from '#/features/statement/entry/entry-details.module.css';
import styles from './slip-dialog.module.css';
import { useAge } from '#/features/statement/entry/use-age';

/** All details of one slip, and what the member can do if it was refused. */
export function SlipDetails({ slip, currency }: { readonly slip: Slip; readonly currency: Currency }) {
  const t = useText();
  const age = useAge(slip.createdAt);
  const { amount, progress, reason, reference } = slipView(slip);
  return (
    <>
      <div className={head.head}>
        <LargeMoney amount={amount} currency={currency} size="amount" />
        <SlipStatus slip={slip} />
      </div>
      {progress === 'failed' && (
        <div className={styles.advice}>
          <Notice tone="danger" role="note">
            <p>{t(`slipHelp.${reason ?? 'other'}`)}</p>
          </Notice>
        </div>
      )}
      {progress === 'progress' && (
        <div className={styles.advice}>
          <Notice tone="info" role="note">
            {t('deposit.slipVerifyingHint')}
          </Notice>
        </div>
      )}
      <DescriptionList variant="ruled">
        <Description label={t('statement.slips.received')}>{formatDateTime(slip.createdAt)}</Description>
        {age && <Description label={t('statement.column.age')}>{age}</Description>}
        {reference && <Description label={t('statement.slips.reference')}>{reference}</Description>}
      </DescriptionList>
    </>
  );
}

interface ActionsProps {
  readonly slip: Slip;
  readonly onAttach: () => void;
}

export function RefusedActions({ slip, onAttach }: ActionsProps) {
  const t = useText();
  const { slipUpload } = useMarket().features;
  return (
    <>
      {slipUpload && (
        <Button wide icon={<Upload />} onClick={onAttach}>
          {t('deposit.sendAnother')}
        </Button>
      )}
      <AskStaff slip={slip} />
    </>
  );
}

interface PictureProps {
  readonly slip: Slip;
  readonly busy: boolean;
  readonly onPicture: (picture: NonNullable<SlipPicture>) => void;
}

export function SlipPictureButton({ slip, busy, onPicture }: PictureProps) {
  const t = useText();
  const { picture } = slipView(slip);
  if (!picture) return null;
  return (
    <Button
      wide
      variant="tonal"
      icon={<Image />}
      busy={busy}
      aria-haspopup="dialog"
      onClick={() => onPicture(picture)}
    >
      {t('statement.slips.view')}
    </Button>
  );
}

import type { Wallet } from '@member-wallet/api-sdk';
import { Suspense } from 'react';
import { Opening } from '#/components/feedback/opening';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { BannerDialog, InviteDialog, RefundDialog } from '#/app/dialogs/dialogs';
import type { Offer } from './use-offer';

interface Props {
  readonly invite: Offer;
  readonly refund: Offer;
  /** Undefined while it loads. */
  readonly wallet: Wallet | undefined;
  readonly currency: Currency;
}

/** The invite and cashback dialogs, which two of the shortcuts open after their banners. */
export function HomeOffers({ invite, refund, wallet, currency }: Props) {
  const t = useText();
  return (
    <>
      {invite.wasOpened && wallet && (
        <Suspense fallback={<Opening />}>
          <Banners offer={invite} title={t('titles.invite')} />
          <InviteDialog
            open={invite.stage === 'dialog'}
            onClose={invite.close}
            wallet={wallet}
            currency={currency}
          />
        </Suspense>
      )}
      {refund.wasOpened && (
        <Suspense fallback={<Opening />}>
          <Banners offer={refund} title={t('titles.refund')} />
          <RefundDialog open={refund.stage === 'dialog'} onClose={refund.close} currency={currency} />
        </Suspense>
      )}
    </>
  );
}

function Banners({ offer, title }: { readonly offer: Offer; readonly title: string }) {
  return (
    <BannerDialog
      open={offer.stage === 'banners'}
      onClose={offer.close}
      title={title}
      banners={offer.banners}
      onContinue={offer.proceed}
    />
  );
}

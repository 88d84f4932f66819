import { startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { accountsOf } from '#/data/money/accounts';
import { useInviteBanners, useRefundBanners } from '#/data/rewards/use-offers';
import { useCurrency } from '#/data/market/use-currency';
import { useWallet } from '#/data/money/use-wallet';
import { Opening } from '#/components/feedback/opening';
import { HomeScreen } from '#/features/home/home-screen';
import { textFor } from '#/i18n/text-for';
import { useLocale } from '#/i18n/use-locale';
import { useBrand } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';
import { type DialogSettings, useMoneyDialogs } from '#/app/dialogs/money-dialogs';
import { HomeOffers } from './home-offers';
import { HomeWidgets } from './home-widgets';
import {
  AgreementDialog,
  GameAccountDialog,
  PendingList,
  SyncTime,
  TransferDialog,
} from '#/app/dialogs/dialogs';
import { useAgreement } from './use-agreement';
import { useDialogsAhead } from '#/app/dialogs/use-dialogs-ahead';
import { useOffer } from './use-offer';
import { usePendingPlace } from './use-pending-place';

const LAST_SYNC = (
  <Suspense fallback={null}>
    <SyncTime />
  </Suspense>
);

/** Composes the dashboard with the dialogs that it opens. */
export function HomeRoute({ env }: { readonly env: Pick<Env, 'gamesInNewTab'> & DialogSettings }) {
  const brand = useBrand();
  const { data, state } = useWallet();
  const hasWallet = state !== 'failed';
  const currency = useCurrency();
  const accounts = useMemo(() => (data ? accountsOf(data) : []), [data]);
  const [transfer, setTransfer] = useState<{ readonly open: boolean; readonly to: string } | null>(null);
  const [game, setGame] = useState<{
    readonly open: boolean;
    readonly code: string;
    readonly play: boolean;
  } | null>(null);
  const money = useMoneyDialogs(env, brand.name);
  const { open: openMoney } = money;
  const invite = useOffer(useInviteBanners);
  const refund = useOffer(useRefundBanners);
  const isOtherOpen =
    Boolean(transfer?.open || game?.open || money.isOpen) ||
    invite.stage !== 'closed' ||
    refund.stage !== 'closed';
  const agreement = useAgreement(isOtherOpen);
  const slot = data?.slots.find(({ code }) => code === game?.code);
  // Dialogs open in transitions: rendering them is interruptible, so that a slow phone stays responsive.
  const openGame = useCallback(
    (code: string) => startTransition(() => setGame({ open: true, code, play: false })),
    [],
  );
  const openTransfer = useCallback((to = '') => startTransition(() => setTransfer({ open: true, to })), []);
  const openDeposit = useCallback(() => openMoney('deposit'), [openMoney]);
  const openWithdraw = useCallback(() => openMoney('withdraw'), [openMoney]);
  const heroArt = useMemo(() => <brand.heroArt />, [brand]);
  const pendingPlace = usePendingPlace(data !== undefined || !hasWallet, money.isOpen);
  const widgets = useMemo(
    () => (
      <HomeWidgets
        hasWallet={hasWallet}
        mayAsk={pendingPlace !== null}
        onTransfer={() => openTransfer()}
        invite={{ busy: invite.stage === 'asked', start: invite.start }}
        refund={{ busy: refund.stage === 'asked', start: refund.start }}
      />
    ),
    [hasWallet, pendingPlace, openTransfer, invite.stage, invite.start, refund.stage, refund.start],
  );
  const { locale } = useLocale();
  const expected = textFor(env.withdrawTime, locale);
  const pending = useMemo(
    () =>
      pendingPlace && (
        <Suspense fallback={null}>
          <PendingList
            currency={currency}
            expected={expected}
            onQr={(provider) => openMoney('deposit', { method: `qr ${provider}` })}
          />
        </Suspense>
      ),
    [pendingPlace, currency, expected, openMoney],
  );
  const closeGame = () => setGame((current) => current && { ...current, open: false });

  useDialogsAhead(data !== undefined);

  return (
    <>
      <HomeScreen
        heroArt={heroArt}
        widgets={widgets}
        pending={pending}
        pendingPlace={pendingPlace}
        syncTime={pendingPlace && LAST_SYNC}
        onDeposit={openDeposit}
        onWithdraw={openWithdraw}
        onGame={openGame}
      />
      {money.dialogs}
      <HomeOffers invite={invite} refund={refund} wallet={data} currency={currency} />
      {agreement.agreements.length > 0 && (
        <Suspense fallback={null}>
          <AgreementDialog
            open={agreement.open}
            agreements={agreement.agreements}
            onClose={agreement.close}
            onAccept={agreement.accept}
          />
        </Suspense>
      )}
      {slot && game && (
        <Suspense fallback={<Opening />}>
          <GameAccountDialog
            open={game.open}
            onClose={closeGame}
            slot={slot}
            currency={currency}
            newTab={env.gamesInNewTab}
            playAtOnce={game.play}
            onTransfer={() => {
              closeGame();
              openTransfer(slot.code);
            }}
          />
        </Suspense>
      )}
      {transfer && (
        <Suspense fallback={<Opening />}>
          <TransferDialog
            open={transfer.open}
            onClose={() => setTransfer({ ...transfer, open: false })}
            accounts={accounts}
            currency={currency}
            to={transfer.to}
            onPlay={(code) => setGame({ open: true, code, play: true })}
          />
        </Suspense>
      )}
    </>
  );
}

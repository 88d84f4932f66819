import { startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { accountsOf } from '#/data/accounts';
import { useInviteBanners } from '#/data/use-invite';
import { useRefundBanners } from '#/data/use-refund';
import { useCurrency } from '#/data/use-currency';
import { useWallet } from '#/data/use-wallet';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { useBrand } from './brand-context';
import type { Env } from './env';
import { useMoneyDialogs } from './money-dialogs';
import { HomeOffers } from './home-offers';
import { HomeWidgets } from './home-widgets';
import { AgreementDialog, GameAccountDialog, TransferDialog } from './dialogs';
import { lazyScreen } from './lazy-screen';
import { useAgreement } from './use-agreement';
import { useDialogsAhead } from './use-dialogs-ahead';
import { useOffer } from './use-offer';

const HomeScreen = lazyScreen(async () => (await import('#/features/home/home-screen')).HomeScreen);

function HomeRoute({ env }: { readonly env: Pick<Env, 'gamesInNewTab'> & DepositSettings }) {
  const brand = useBrand();
  const { data } = useWallet();
  const currency = useCurrency();
  const accounts = useMemo(() => (data ? accountsOf(data) : []), [data]);
  const [transfer, setTransfer] = useState<{ readonly open: boolean; readonly to: string } | null>(null);
  const [game, setGame] = useState<{
    readonly open: boolean;
    readonly code: string;
    readonly play: boolean;
  } | null>(null);
  const money = useMoneyDialogs(env);
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
  const widgets = useMemo(
    () => (
      <HomeWidgets
        onTransfer={() => openTransfer()}
        invite={{ busy: invite.stage === 'asked', start: invite.start }}
        refund={{ busy: refund.stage === 'asked', start: refund.start }}
      />
    ),
    [openTransfer, invite.stage, invite.start, refund.stage, refund.start],
  );
  const closeGame = () => setGame((current) => current && { ...current, open: false });

  useDialogsAhead();

  return (
    <>
      <HomeScreen
        heroArt={heroArt}
        widgets={widgets}
        onDeposit={openDeposit}
        onWithdraw={openWithdraw}
        onGame={openGame}
      />
      {money.dialogs}
      {data && <HomeOffers invite={invite} refund={refund} wallet={data} currency={currency} />}
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
        <Suspense fallback={null}>
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
        <Suspense fallback={null}>
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

/** Composes the dashboard with the dialogs that it opens. */
export const HomePage = Object.assign(HomeRoute, { preload: HomeScreen.preload });

import type { Wallet } from '@member-wallet/api-sdk';
import { Gift, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { ListRow } from '#/components/lists/list-row';
import { LargeMoney, Money } from '#/components/money/money';
import { PagedList } from '#/components/lists/paged-list';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { useClaimInviteBonus, useInvites } from '#/data/rewards/use-invite';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import { fromWire, spendable } from '#/money/minor';
import styles from './invite-dialog.module.css';
import { inviteLink } from './invite-link';
import { InviteLinkCard } from './invite-link-card';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wallet: Pick<Wallet, 'profile' | 'invite'>;
  readonly currency: Currency;
}

/** The member's link, the bonus earned from friends, and the button to claim it. */
export function InviteDialog({ open, onClose, wallet: { profile, invite }, currency }: InviteDialogProps) {
  const t = useText();
  const toast = useToast();
  const claim = useClaimInviteBonus();
  // Without a summary there is nothing to claim.
  const bonus = spendable(invite?.amount);
  const isClaimable = bonus !== null && bonus > 0;
  const claimBonus = async () => {
    const result = await claim.run(undefined);
    if (result.status === 'done') toast.success(t('server.INVITE_BONUS_SUCCESS'));
  };
  return (
    <WriteDialog
      open={open}
      onClose={onClose}
      title={t('titles.invite')}
      writes={[claim]}
      footer={
        <Button
          wide
          variant={isClaimable ? 'primary' : 'tonal'}
          icon={<Gift />}
          busy={claim.running}
          onClick={() => void claimBonus()}
        >
          {isClaimable
            ? t('invite.claimAmount', { amount: formatMoney(bonus, currency.symbol) })
            : t('invite.claim')}
        </Button>
      }
    >
      <div className={styles.summary}>
        <p className={styles.label}>{t('invite.bonus')}</p>
        <LargeMoney size="entry" amount={bonus} currency={currency} />
        {(invite?.success != null || invite?.fail != null) && (
          <p className={styles.counts}>
            {t('invite.counts', { success: invite.success ?? 0, fail: invite.fail ?? 0 })}
          </p>
        )}
      </div>
      <InviteLinkCard link={inviteLink(window.location.origin, profile._id)} />
      <Invites currency={currency} />
    </WriteDialog>
  );
}

function Invites({ currency }: { readonly currency: Currency }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, state, pages, reload, refreshing, isPartial } = useInvites({ page, onPage: setPage });
  return (
    <PagedList
      label={t('invite.list')}
      state={state}
      icon={<UserPlus />}
      empty={{ title: t('invite.emptyTitle'), hint: t('invite.emptyHint') }}
      page={page}
      pages={pages}
      onPage={setPage}
      isIncomplete={isPartial || (data?.invites ?? []).some(({ amount }) => fromWire(amount) === null)}
      refreshing={refreshing}
      onReload={() => void reload()}
      rows={(data?.invites ?? []).map((entry, index) => (
        // Keyed by position too, because entries have no id; pages are replaced as a whole.
        <ListRow
          key={`${entry.createdAt}-${index}`}
          tone="success"
          icon={<UserPlus />}
          title={entry.from?.name ?? t('invite.friend')}
          amount={<Money amount={fromWire(entry.amount)} currency={currency} sign="plus" tone="success" />}
          meta={formatDateTime(entry.createdAt)}
        />
      ))}
    />
  );
}

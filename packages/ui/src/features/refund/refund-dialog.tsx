import { isApiError, type RefundCheck } from '@member-wallet/api-sdk';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { ListRow } from '#/components/lists/list-row';
import { LargeMoney, Money } from '#/components/money/money';
import { Notice } from '#/components/feedback/notice';
import { PagedList } from '#/components/lists/paged-list';
import { Skeleton } from '#/components/feedback/skeleton';
import { useWhileOpen } from '#/components/overlay/use-while-open';
import { WriteDialog } from '#/components/overlay/write-dialog';
import {
  REFUND_SUCCESS,
  useAddRefundToWallet,
  useReceiveRefund,
  useRefundCheck,
  useRefunds,
} from '#/data/rewards/use-refund';
import { formatDateTime } from '#/dates/format';
import { errorMessage, serverText } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import { fromWire, type Minor, spendable } from '#/money/minor';
import { useToast } from '#/toasts/use-toast';
import styles from './refund-dialog.module.css';

interface RefundDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currency: Currency;
}

/** The amount received but not yet in the wallet. Undefined if not a number: the field's type is not specified. */
const waitingOf = (check: RefundCheck | undefined): Minor | undefined =>
  (typeof check?.bonus === 'number' ? spendable(check.bonus) : null) ?? undefined;

/** The call that probably comes next. The other one can be sent too, because only the server knows what is possible. */
function nextStep(accrued: Minor | null, waiting: Minor | undefined): 'receive' | 'add' {
  if (waiting !== undefined) return waiting > 0 ? 'add' : 'receive';
  return accrued === 0 ? 'add' : 'receive';
}

/** Cashback on past play: the accrued amount, receiving it, and adding it to the wallet. */
export function RefundDialog({ open, onClose, currency }: RefundDialogProps) {
  const t = useText();
  const toast = useToast();
  const current = useRefundCheck(open);
  // Requested each time the sheet opens. The last data is kept while it fades out.
  const check = { ...current, data: useWhileOpen(open, current.data) };
  const receive = useReceiveRefund();
  const add = useAddRefundToWallet();
  const accrued = check.data ? spendable(check.data.refundAmount) : null;
  const waiting = waitingOf(check.data);
  const step = nextStep(accrued, waiting);
  const isNothing = accrued === 0 && waiting === 0;
  const isFailed = check.state === 'failed';
  const inMoney = (amount: Minor) => ({ amount: formatMoney(amount, currency.symbol) });

  const receiveCashback = async () => {
    const result = await receive.run(undefined);
    if (result.status !== 'done') return;
    // The server's message or, if it sends none, the app's.
    const { message } = result.data;
    toast.success(errorMessage(t, serverText(message ?? REFUND_SUCCESS, message ?? '')));
  };
  const addToWallet = async () => {
    const result = await add.run(undefined);
    if (result.status !== 'done') return;
    toast.success(t('refund.added'));
    onClose();
  };

  return (
    <WriteDialog
      open={open}
      onClose={onClose}
      title={t('titles.refund')}
      writes={[receive, add]}
      footer={
        <>
          {/* The buttons keep their order, so that a second press never hits the other one. */}
          <Button
            wide
            variant={step === 'receive' ? 'primary' : 'tonal'}
            busy={receive.running}
            disabled={add.running || check.state === 'loading'}
            onClick={() => void receiveCashback()}
          >
            {accrued !== null && accrued > 0
              ? t('refund.receiveAmount', inMoney(accrued))
              : t('refund.receive')}
          </Button>
          <Button
            wide
            variant={step === 'add' ? 'primary' : 'tonal'}
            busy={add.running}
            disabled={receive.running || check.state === 'loading'}
            onClick={() => void addToWallet()}
          >
            {waiting !== undefined && waiting > 0 ? t('refund.addAmount', inMoney(waiting)) : t('refund.add')}
          </Button>
        </>
      }
    >
      {(check.data || !isFailed) && (
        <div className={styles.summary}>
          <p className={styles.label}>{t('refund.accrued')}</p>
          {check.data ? (
            <LargeMoney size="entry" amount={accrued} currency={currency} />
          ) : (
            <Skeleton shape="amount" />
          )}
          {check.data && (
            <p className={styles.counts}>
              {t('refund.counts', {
                success: check.data.refundSuccess ?? 0,
                fail: check.data.refundFail ?? 0,
              })}
            </p>
          )}
        </div>
      )}
      {isFailed && (
        <div className={styles.notice}>
          <Notice tone="warning">
            {isApiError(check.error)
              ? errorMessage(t, serverText(check.error.code, check.error.message))
              : t('errors.loadFailed')}
          </Notice>
          {!isApiError(check.error) && (
            <Button wide variant="quiet" busy={check.refreshing} onClick={() => void check.reload()}>
              {t('actions.reload')}
            </Button>
          )}
        </div>
      )}
      {isNothing && <p className={styles.nothing}>{t('refund.nothing')}</p>}
      {waiting !== undefined && waiting > 0 && (
        <p className={styles.waiting}>
          <span>{t('refund.waiting')}</span> <Money amount={waiting} currency={currency} />
        </p>
      )}
      <p className={styles.note}>{t('refund.note')}</p>
      <RefundLog currency={currency} />
    </WriteDialog>
  );
}

function RefundLog({ currency }: { readonly currency: Currency }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, state, pages, reload, refreshing, isPartial } = useRefunds({ page, onPage: setPage });
  return (
    <PagedList
      label={t('refund.log')}
      state={state}
      icon={<HandCoins />}
      empty={{ title: t('refund.emptyTitle'), hint: t('refund.emptyHint') }}
      page={page}
      pages={pages}
      onPage={setPage}
      isIncomplete={
        isPartial || (data?.refunds ?? []).some(({ refundAmount }) => fromWire(refundAmount) === null)
      }
      refreshing={refreshing}
      onReload={() => void reload()}
      rows={(data?.refunds ?? []).map((entry, index) => (
        <ListRow
          key={`${entry.createdAt}-${index}`}
          tone="success"
          icon={<HandCoins />}
          title={t('refund.received')}
          amount={
            <Money amount={fromWire(entry.refundAmount)} currency={currency} sign="plus" tone="success" />
          }
          meta={formatDateTime(entry.createdAt)}
        />
      ))}
    />
  );
}

import { isApiError, type RefundCheck } from '@member-wallet/api-sdk';
import { HandCoins } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { ListRow } from '#/components/list-row';
import { LargeMoney, Money } from '#/components/money';
import { Notice } from '#/components/notice';
import { PagedList } from '#/components/paged-list';
import { Skeleton } from '#/components/skeleton';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { pagesOf } from '#/data/pages';
import { REFUND_PAGE_SIZE, useRefundCheck, useRefunds } from '#/data/use-refund';
import { formatDateTime } from '#/dates/format';
import { sayError, serverText } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { fromWire, type Minor, ZERO } from '#/money/minor';
import styles from './refund-dialog.module.css';
import { useRefundActions } from './use-refund-actions';

export interface RefundDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currency: Currency;
}

/** Received and not yet in the wallet. The field's type is not specified: only a number is an amount. */
const waitingOf = (check: RefundCheck | undefined): Minor =>
  typeof check?.bonus === 'number' && Number.isFinite(check.bonus) ? fromWire(check.bonus) : ZERO;

/** Cashback of past play: what has built up, what was received, and the way into the wallet. */
export function RefundDialog({ open, onClose, currency }: RefundDialogProps) {
  const t = useText();
  const check = useKeptCheck(open);
  const actions = useRefundActions(onClose);
  const accrued = fromWire(check.data?.refundAmount);
  const waiting = waitingOf(check.data);
  const receiveFirst = accrued > 0 && waiting === 0;
  const receive = (
    <Button
      key="receive"
      wide
      variant={receiveFirst ? 'primary' : 'tonal'}
      busy={actions.receiving}
      disabled={actions.adding || check.state !== 'ready'}
      onClick={() => void actions.receive()}
    >
      {t('refund.receive')}
    </Button>
  );
  const add = (
    <Button
      key="add"
      wide
      variant={waiting > 0 ? 'primary' : 'tonal'}
      busy={actions.adding}
      disabled={actions.receiving || check.state !== 'ready'}
      onClick={() => void actions.add()}
    >
      {t('refund.add')}
    </Button>
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('refund.title')}
        busy={actions.running}
        footer={waiting > 0 ? [add, receive] : [receive, add]}
      >
        {(check.data || check.state !== 'failed') && (
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
        {check.state === 'failed' && (
          <div className={styles.notice}>
            <Notice tone="warning">
              {isApiError(check.error)
                ? sayError(t, serverText(check.error.code, check.error.message))
                : t('errors.loadFailed')}
            </Notice>
          </div>
        )}
        {waiting > 0 && (
          <p className={styles.waiting}>
            {t('refund.waiting')} <Money amount={waiting} currency={currency} />
          </p>
        )}
        <p className={styles.note}>{t('refund.note')}</p>
        <RefundLog currency={currency} />
      </Dialog>
      <UnknownOutcomeDialog
        open={actions.isUnknown}
        onClose={() => {
          actions.dismiss();
          onClose();
        }}
      />
    </>
  );
}

/** Asked for anew with each opening; what was there stays while the sheet fades out. */
function useKeptCheck(open: boolean) {
  const check = useRefundCheck(open);
  const kept = useRef(check.data);
  useEffect(() => {
    if (check.data) kept.current = check.data;
  });
  return open ? check : { ...check, data: kept.current };
}

function RefundLog({ currency }: { readonly currency: Currency }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, state, reload, refreshing } = useRefunds(page);
  const refunds = data?.refunds ?? [];
  return (
    <PagedList
      label={t('refund.log')}
      state={state}
      icon={<HandCoins />}
      empty={{ title: t('refund.emptyTitle'), hint: t('refund.emptyHint') }}
      page={page}
      pages={pagesOf({ total: data?.total, rows: refunds.length, page }, REFUND_PAGE_SIZE)}
      onPage={setPage}
      refreshing={refreshing}
      onReload={() => void reload()}
      rows={refunds.map((entry, index) => (
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

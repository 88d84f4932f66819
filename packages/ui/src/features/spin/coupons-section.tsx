import type { Coupon } from '@member-wallet/api-sdk';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { Money } from '#/components/money/money';
import { pageCount, Pager } from '#/components/lists/pager';
import { SkeletonRow } from '#/components/feedback/skeleton';
import type { Read } from '#/data/read/use-read';
import { COUPON_PAGE_SIZE } from '#/data/rewards/use-spin';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import { ClaimDialogs } from './claim-dialogs';
import styles from './coupons.module.css';
import { couponId, couponTexts } from './coupon-rules';
import type { useClaim } from './use-claim';

interface Props {
  readonly coupons: Read<readonly Coupon[]>;
  readonly claim: ReturnType<typeof useClaim>;
}

/** The unclaimed coupons, three per page. */
export function CouponsSection({ coupons, claim }: Props) {
  const t = useText();
  const [wanted, setWanted] = useState(1);
  const all = coupons.data ?? [];
  const pages = pageCount(all.length, COUPON_PAGE_SIZE);
  // Claiming a coupon may remove the last page.
  const page = Math.min(wanted, Math.max(1, pages));
  const first = (page - 1) * COUPON_PAGE_SIZE;

  return (
    <section className={styles.card} aria-labelledby="coupons">
      <div className={styles.head}>
        <h2 id="coupons" className={styles.title}>
          {t('spin.coupons')}
        </h2>
        {pages > 1 && (
          <span className={styles.pages} aria-hidden="true">
            {`${page}/${pages}`}
          </span>
        )}
      </div>
      {coupons.state === 'loading' && <SkeletonRow />}
      {coupons.state === 'failed' && (
        <LoadFailed icon={<Ticket />} busy={coupons.refreshing} onReload={() => void coupons.reload()} />
      )}
      {coupons.isPartial && <Incomplete busy={coupons.refreshing} onReload={() => void coupons.reload()} />}
      {coupons.data && all.length === 0 && !coupons.isPartial && (
        <EmptyState icon={<Ticket />} title={t('spin.emptyTitle')} hint={t('spin.emptyHint')} />
      )}
      {all.length > 0 && (
        <table className={styles.table} aria-label={t('spin.coupons')}>
          <thead className={styles.columns}>
            <tr>
              <th scope="col">{t('spin.number')}</th>
              <th scope="col">{t('spin.prize')}</th>
              <th scope="col">{t('spin.amount')}</th>
              <th scope="col">{t('spin.claim')}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(first, first + COUPON_PAGE_SIZE).map((coupon, index) => (
              <CouponRow
                key={first + index}
                number={first + index + 1}
                coupon={coupon}
                onClaim={() => claim.ask(coupon)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} onPage={setWanted} />
      <ClaimDialogs claim={claim} />
    </section>
  );
}

function CouponRow({
  number,
  coupon,
  onClaim,
}: {
  readonly number: number;
  readonly coupon: Coupon;
  readonly onClaim: () => void;
}) {
  const t = useText();
  const currency = useCurrency();
  const { amount } = coupon;
  const { title, more } = couponTexts(coupon);
  return (
    <tr className={styles.row}>
      <td className={styles.number}>{number}</td>
      <th scope="row" className={styles.prize}>
        <span className={styles.label}>{title}</span>
        {more && <span className={styles.name}>{more}</span>}
      </th>
      <td className={styles.amount}>
        <Money amount={fromWire(amount, 'down')} currency={currency} />
      </td>
      <td className={styles.action}>
        {couponId(coupon) !== null && (
          <button
            type="button"
            className={styles.claim}
            aria-label={t('spin.claimOf', { prize: title })}
            onClick={onClaim}
          >
            {t('spin.claim')}
          </button>
        )}
      </td>
    </tr>
  );
}

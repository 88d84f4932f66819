import type { Slip } from '@member-wallet/api-sdk';
import { Badge } from '#/components/feedback/badge';
import { Money } from '#/components/money/money';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { BADGES } from './badges';
import styles from './slip-dialog.module.css';
import { type SlipPicture, type SlipView, slipView } from './slip-view';

interface Props {
  readonly slips: readonly Slip[];
  readonly currency: Currency;
  /** The row whose picture is being requested. */
  readonly waiting: number | null;
  readonly onPicture: (picture: NonNullable<SlipPicture>, row: number) => void;
}

export function SlipTable({ slips, currency, waiting, onPicture }: Props) {
  const t = useText();
  return (
    <table className={styles.table} aria-label={t('statement.slips.title')}>
      <thead>
        <tr>
          <th scope="col">{t('statement.slips.received')}</th>
          <th scope="col" className={styles.amount}>
            {t('statement.slips.amount')}
          </th>
          <th scope="col">{t('statement.slips.status')}</th>
          <th scope="col">{t('statement.slips.view')}</th>
        </tr>
      </thead>
      <tbody>
        {slips.map((slip, row) => {
          const view = slipView(slip);
          return (
            // A page is replaced as a whole, and references may be missing.
            <tr key={`${slip.reference ?? slip.createdAt}-${row}`}>
              <td>
                <time dateTime={slip.createdAt}>{formatDateTime(slip.createdAt)}</time>
              </td>
              <td className={styles.amount}>
                {view.amount === null ? '–' : <Money amount={view.amount} currency={currency} />}
              </td>
              <td>
                <Status view={view} />
              </td>
              <td>
                {view.picture ? (
                  <button
                    type="button"
                    className={styles.link}
                    aria-haspopup="dialog"
                    aria-busy={waiting === row}
                    aria-label={t('statement.slips.viewOf', { time: formatDateTime(slip.createdAt) })}
                    onClick={() => view.picture && onPicture(view.picture, row)}
                  >
                    {t('statement.slips.view')}
                  </button>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Status({ view: { progress, reason } }: { readonly view: SlipView }) {
  const t = useText();
  const { tone, word } = BADGES[progress];
  return (
    <>
      <Badge tone={tone}>{t(word)}</Badge>
      {reason && <span className={styles.reason}> ({t(reason)})</span>}
    </>
  );
}

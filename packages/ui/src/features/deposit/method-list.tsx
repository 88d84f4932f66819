import { ChevronRight, Landmark } from 'lucide-react';
import { Badge } from '#/components/feedback/badge';
import { BankTile } from '#/components/money/bank-tile';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { Notice } from '#/components/feedback/notice';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useDepositLookup } from '#/data/use-deposit';
import { useCurrency } from '#/data/use-currency';
import { bankOf } from '#/market/bank';
import type { OfferedMethod } from './method';
import { offeredMethods } from './deposit-methods';
import styles from './method-list.module.css';
import texts from './method-texts.module.css';
import sheet from './sheet.module.css';
import { useMethodWords } from './use-method-words';

interface Props {
  readonly onChoose: (chosen: OfferedMethod) => void;
}

/** The methods to deposit by. */
export function MethodList({ onChoose }: Props) {
  const words = useMethodWords();
  const { t, nameOf, market } = words;
  const { data, state, reload, refreshing } = useDepositLookup();
  const currency = useCurrency();
  const methods = data ? offeredMethods(data, market, currency) : [];
  const fastest = market.recommendedBanks.map((code) => nameOf(bankOf(market, code))).join(', ');

  if (state === 'failed') {
    return <LoadFailed icon={<Landmark />} busy={refreshing} onReload={() => void reload()} />;
  }
  if (data && methods.length === 0) {
    return (
      <EmptyState
        icon={<Landmark />}
        title={t('deposit.noneTitle')}
        hint={t('deposit.noneHint')}
        action={
          <Button size="small" busy={refreshing} onClick={() => void reload()}>
            {t('actions.reload')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={sheet.stack}>
      {data?.isManual && <Notice tone="info">{t('deposit.manual')}</Notice>}
      {fastest !== '' && <p className={sheet.note}>{t('deposit.fastest', { banks: fastest })}</p>}
      <ul className={styles.list} aria-label={t('deposit.choose')} aria-busy={!data}>
        {!data &&
          [1, 2, 3].map((row) => (
            <li key={row}>
              <SkeletonRow />
            </li>
          ))}
        {methods.map((each) => {
          const label = each.label(words);
          return (
            <li key={each.key}>
              <button
                type="button"
                className={styles.method}
                data-method={each.method}
                onClick={() => onChoose(each)}
              >
                <BankTile bank={label.tile} />
                <span className={styles.words}>
                  <span className={texts.texts}>
                    <span className={texts.title}>{label.title}</span>
                    <span className={texts.hint}>{label.hint}</span>
                  </span>
                  {label.isRecommended && <Badge tone="neutral">{t('deposit.recommended')}</Badge>}
                </span>
                <ChevronRight className={styles.chevron} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

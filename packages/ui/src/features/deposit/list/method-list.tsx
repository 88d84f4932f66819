import { ChevronRight, Landmark } from 'lucide-react';
import { Badge } from '#/components/feedback/badge';
import { BankTile } from '#/components/money/bank-tile';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { Notice } from '#/components/feedback/notice';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useCurrency } from '#/data/market/use-currency';
import { formatLimit } from '#/money/format';
import type { Minor } from '#/money/minor';
import { minimumText } from '#/features/deposit/method/amount-range';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { fastestBanksText, joinFacts, useMethodWords } from '#/features/deposit/method/method-labels';
import type { OfferedMethod } from '#/features/deposit/method/method';
import { sectionsOf } from '#/features/deposit/method/deposit-methods';
import styles from './method-list.module.css';
import texts from '#/features/deposit/method/method-label.module.css';
import sheet from '#/features/deposit/sheet/sheet.module.css';
import { useOfferedMethods } from '#/features/deposit/method/use-offered-methods';

export type ChooseMethod = (chosen: OfferedMethod, amount: Minor | null) => void;

interface Props {
  readonly settings: DepositSettings;
  readonly onChoose: ChooseMethod;
  /** The key of the method shown beside the list; null for none. */
  readonly chosen?: string | null;
  readonly busy?: boolean;
}

/** The deposit methods to choose from. */
export function MethodList(props: Props) {
  const words = useMethodWords();
  const { t, market } = words;
  const { data, state, reload, refreshing } = useDepositLookup();
  const own = useCurrency();
  const methods = useOfferedMethods();

  if (state === 'failed') {
    return <LoadFailed icon={<Landmark />} busy={refreshing} onReload={() => void reload()} />;
  }
  if (!methods) {
    return (
      <ul className={styles.list} aria-label={t('deposit.choose')} aria-busy="true">
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <SkeletonRow />
          </li>
        ))}
      </ul>
    );
  }
  if (methods.length === 0) {
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
  const fastest = fastestBanksText(words);
  return (
    <div className={sheet.stack} role="group" aria-label={t('deposit.choose')}>
      {data?.isManual && <Notice tone="info">{t('deposit.manual')}</Notice>}
      {fastest !== null && <p className={sheet.note}>{fastest}</p>}
      {sectionsOf(methods, market, own).map((section, index) => (
        <section key={section.name} className={styles.section} aria-labelledby={`deposit-${section.name}`}>
          <h3 id={`deposit-${section.name}`} className={styles.heading}>
            {t(`deposit.group.${section.name}`)}
          </h3>
          <ul className={styles.list}>
            {section.methods.map((each, place) => (
              <li key={each.key} className={styles.item}>
                <Row method={each} {...props} />
                {index + place === 0 && <QuickAmounts method={each} {...props} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Scrolls to the chosen row, because the list remounts beside each method. */
const bringIntoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

interface RowProps extends Props {
  readonly method: OfferedMethod;
}

function Row({ method, settings, onChoose, chosen = null, busy = false }: RowProps) {
  const words = useMethodWords();
  const { t, market } = words;
  const own = useCurrency();
  const label = method.label(words);
  const amounts = method.amounts({ settings, market, own });
  const minimum = amounts && minimumText(t, amounts, amounts.currency);
  const terms = joinFacts(label.currency, minimum);
  return (
    <button
      type="button"
      className={styles.method}
      data-method={method.method}
      aria-current={chosen === method.key || undefined}
      disabled={busy}
      ref={chosen === method.key ? bringIntoView : null}
      onClick={() => onChoose(method, null)}
    >
      <BankTile bank={label.tile} />
      <span className={styles.words}>
        <span className={texts.texts}>
          <span className={texts.title}>{label.title}</span>
          {label.hint !== null && <span className={texts.hint}>{label.hint}</span>}
          {terms !== '' && <span className={texts.hint}>{terms}</span>}
        </span>
        {label.isRecommended && <Badge tone="neutral">{t('deposit.recommended')}</Badge>}
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  );
}

const QUICK = 3;

/** Three preset amounts of the first method. If there are more, the largest is left out first, then the smallest ones. */
function QuickAmounts({ method, settings, onChoose, busy = false }: RowProps) {
  const { t, market } = useMethodWords();
  const own = useCurrency();
  const { presets = [], currency = own } = method.amounts({ settings, market, own }) ?? {};
  if (presets.length < QUICK) return null;
  const from = Math.max(0, presets.length - 1 - QUICK);
  return (
    <div className={styles.quick} role="group" aria-label={t('fields.amountPresets')}>
      {presets.slice(from, from + QUICK).map((preset) => (
        <button
          key={preset}
          type="button"
          className={styles.amount}
          disabled={busy}
          translate="no"
          onClick={() => onChoose(method, preset)}
        >
          {currency.symbol + formatLimit(preset)}
        </button>
      ))}
    </div>
  );
}

import { ChevronRight, Landmark } from 'lucide-react';
import { Badge } from '#/components/badge';
import { BankTile } from '#/components/bank-tile';
import { Button } from '#/components/button';
import { EmptyState } from '#/components/empty-state';
import { LoadFailed } from '#/components/load-failed';
import { Notice } from '#/components/notice';
import { SkeletonRow } from '#/components/skeleton';
import { useDepositLookup } from '#/data/use-deposit';
import { useMarket } from '#/data/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import styles from './deposit-dialog.module.css';
import type { DepositSettings } from './deposit-settings';
import { type DepositWay, depositWays } from './deposit-ways';
import { useWayTexts } from './use-way-texts';

interface Props {
  readonly settings: DepositSettings;
  readonly onChoose: (way: DepositWay) => void;
}

/** The ways to deposit, in the server's order. */
export function WayList({ settings, onChoose }: Props) {
  const t = useText();
  const { locale } = useLocale();
  const market = useMarket();
  const textsOf = useWayTexts();
  const { data, state, reload, refreshing } = useDepositLookup();
  const ways = data ? depositWays(data, market, settings) : [];
  const fastest = market.recommendedBanks.map((code) => bankOf(market, code).name[locale]).join(', ');

  if (state === 'failed') {
    return <LoadFailed icon={<Landmark />} busy={refreshing} onReload={() => void reload()} />;
  }
  if (data && ways.length === 0) {
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
    <div className={styles.stack}>
      {data?.isManual && <Notice tone="info">{t('deposit.manual')}</Notice>}
      {fastest !== '' && <p className={styles.note}>{t('deposit.fastest', { banks: fastest })}</p>}
      <ul className={styles.ways} aria-label={t('deposit.choose')} aria-busy={!data}>
        {!data &&
          [1, 2, 3].map((row) => (
            <li key={row}>
              <SkeletonRow />
            </li>
          ))}
        {ways.map((way) => {
          const texts = textsOf(way);
          return (
            <li key={way.key}>
              <button type="button" className={styles.way} onClick={() => onChoose(way)}>
                <BankTile bank={texts.tile} />
                <span className={styles.wayRow}>
                  <span className={styles.wayTexts}>
                    <span className={styles.wayTitle}>{texts.title}</span>
                    <span className={styles.waySubtitle}>{texts.subtitle}</span>
                  </span>
                  {texts.isRecommended && <Badge tone="neutral">{t('deposit.recommended')}</Badge>}
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

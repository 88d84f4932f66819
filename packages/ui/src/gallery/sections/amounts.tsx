import { BalanceCard } from '#/components/money/balance-card';
import { Button } from '#/components/actions/button';
import { LargeMoney, Money } from '#/components/money/money';
import { useBrand } from '#/app/shell/brand';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { Minor } from '#/money/minor';
import styles from '../gallery.module.css';
import { AMOUNTS } from '../samples';
import { Specimen } from '../specimen';

const CARDS: readonly (readonly [name: string, amount: Minor | undefined])[] = [
  ['loading', undefined],
  ['an everyday amount', AMOUNTS.usual],
  ['the longest amount', AMOUNTS.longest],
];

export function Amounts() {
  const t = useText();
  const brand = useBrand();
  const { currencies } = useMarket();
  const currency = currencies[0];
  return (
    <>
      {CARDS.map(([name, amount]) => (
        <Specimen key={name} name={`BalanceCard: ${name}`}>
          <BalanceCard
            label={t('home.balance')}
            amount={amount}
            currency={currency}
            parts={[
              [t('home.inWallet'), amount],
              [t('home.inGames'), amount && AMOUNTS.none],
            ]}
            bonusLabel={t('home.referral')}
            bonus={amount && AMOUNTS.none}
            art={<brand.heroArt />}
            actions={
              <>
                <Button size="hero">{t('home.deposit')}</Button>
                <Button size="hero" variant="tonal">
                  {t('home.withdraw')}
                </Button>
              </>
            }
          />
        </Specimen>
      ))}
      <Specimen name="LargeMoney: balance, amount, entry">
        <LargeMoney size="balance" amount={AMOUNTS.usual} currency={currency} />
        <LargeMoney size="amount" amount={AMOUNTS.usual} currency={currency} />
        <LargeMoney size="entry" amount={AMOUNTS.usual} currency={currency} />
      </Specimen>
      <Specimen name="LargeMoney: nothing, long, longest">
        <LargeMoney size="balance" amount={AMOUNTS.none} currency={currency} />
        <LargeMoney size="balance" amount={AMOUNTS.long} currency={currency} />
        <LargeMoney size="balance" amount={AMOUNTS.longest} currency={currency} />
      </Specimen>
      <Specimen name="Money: in each currency of the market, signed, come in">
        <div className={styles.row}>
          {currencies.map((each) => (
            <Money key={each.code} amount={AMOUNTS.usual} currency={each} />
          ))}
          <Money amount={AMOUNTS.minus} currency={currency} />
          <Money amount={AMOUNTS.usual} currency={currency} sign="plus" tone="success" />
        </div>
      </Specimen>
    </>
  );
}

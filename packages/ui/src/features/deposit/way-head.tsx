import { BankTile } from '#/components/bank-tile';
import styles from './deposit-dialog.module.css';
import type { DepositWay } from './deposit-ways';
import { useWayTexts } from './use-way-texts';

/** Which way it is, on top of its view. */
export function WayHead({ way }: { readonly way: DepositWay }) {
  const texts = useWayTexts()(way);
  return (
    <div className={styles.wayHead}>
      <BankTile bank={texts.tile} />
      <div className={styles.wayTexts}>
        <p className={styles.wayTitle}>{texts.title}</p>
        <p className={styles.waySubtitle}>{texts.subtitle}</p>
      </div>
    </div>
  );
}

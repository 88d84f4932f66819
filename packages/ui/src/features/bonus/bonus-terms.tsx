import { ServerHtml } from '#/components/media/server-html';
import { wordsOf } from '#/components/media/words-of';
import { Skeleton } from '#/components/feedback/skeleton';
import { textIn } from '#/data/operator/text-in';
import { isBonusCondition, useBonusTerms } from '#/data/rewards/use-bonus';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';
import { mayBePromotion, promotionInUse } from './promotion-in-use';

interface Props {
  readonly type: string;
  /** Whether the rest of the page has loaded, before which the terms are not requested. */
  readonly wanted: boolean;
}

/** The server's details of the active bonus: its promotion, and whether it can be cancelled. */
export function BonusTerms({ type, wanted }: Props) {
  const t = useText();
  const isPromotion = mayBePromotion(type);
  const { current, minimum } = useBonusTerms({ promotion: wanted && isPromotion, minimum: wanted });
  const promotion = current.error === undefined ? promotionInUse(current.data) : null;
  const remark = minimum.error === undefined ? textIn(minimum.data) : null;

  return (
    <div className={styles.terms}>
      {isPromotion && current.state === 'loading' && (
        <div className={styles.coming} aria-busy="true">
          <Skeleton />
          <Skeleton shape="amount" soft />
          <Skeleton shape="long" soft />
        </div>
      )}
      {promotion?.code && <p className={styles.type}>{t('bonus.promotion', { code: promotion.code })}</p>}
      {promotion?.description && <ServerHtml html={promotion.description} />}
      {promotion?.percentFail && <p>{t('bonus.percentFail', { percentFail: promotion.percentFail })}</p>}
      {/* What the server says about cancelling or, if that is unknown, a text that is always true. */}
      <p className={styles.ending}>
        {isBonusCondition(minimum.error)
          ? t('server.BONUS_CONDITION')
          : remark !== null
            ? wordsOf(remark)
            : t('bonus.cancelCondition')}
      </p>
    </div>
  );
}

import { ReceiptText } from 'lucide-react';
import { AgeNote } from '#/components/layout/age-note';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { Loader } from '#/components/feedback/loader';
import { Opening } from '#/components/feedback/opening';
import { Notice } from '#/components/feedback/notice';
import { ResultMessage } from '#/components/feedback/result-message';
import { Skeleton, SkeletonFact, SkeletonField, SkeletonRow } from '#/components/feedback/skeleton';
import { Spinner } from '#/components/feedback/spinner';
import { PullToRefresh } from '#/components/layout/pull-to-refresh';
import { SlipAdvice } from '#/components/slip/slip-advice';
import { SlipStatus } from '#/components/slip/slip-status';
import { Steps } from '#/components/form/steps';
import { TurnNotices } from '#/components/money/turn-notices';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import styles from '../gallery.module.css';
import { nothing } from '../samples';
import { Specimen } from '../specimen';

const REFUSED_SLIP = {
  createdAt: '2026-11-22T15:01:11.000Z',
  amount: null,
  status: 'FAILED',
  note: 'NOT_MATCH',
  link: null,
  reference: null,
};

const BARS = ['short', 'medium', 'long', 'amount', 'tile'] as const;

export function Feedback() {
  const t = useText();
  const [currency] = useMarket().currencies;
  return (
    <>
      <Specimen name="Notice: danger, warning, info">
        {/* With this role they are not announced when the page loads. */}
        <Notice tone="danger" role="timer">
          {t('server.WRONG_CREDENTIAL')}
        </Notice>
        <Notice tone="warning" role="timer">
          {t('withdraw.adviceLimits')}
        </Notice>
        <Notice tone="info" role="timer">
          {t('withdraw.gathers')}
        </Notice>
      </Specimen>
      <Specimen name="TurnNotices: waiting, moved">
        <TurnNotices
          turn={{ stage: 'waiting', of: null, giveWay: nothing }}
          currency={currency}
          operations={[]}
        />
        <TurnNotices
          turn={{ stage: 'moved', of: null, giveWay: nothing }}
          currency={currency}
          operations={[]}
        />
      </Specimen>
      <Specimen name="EmptyState: with an action">
        <EmptyState
          icon={<ReceiptText />}
          title={t('statement.emptyTitle')}
          hint={t('statement.emptyHint')}
          action={
            <Button size="small" onClick={nothing}>
              {t('statement.goHome')}
            </Button>
          }
        />
      </Specimen>
      <Specimen name="EmptyState: the title alone">
        <EmptyState icon={<ReceiptText />} title={t('shell.conditionsEmpty')} />
      </Specimen>
      <Specimen name="Incomplete: at rest, busy">
        <Incomplete busy={false} onReload={nothing} />
        <Incomplete busy onReload={nothing} />
      </Specimen>
      <Specimen name="LoadFailed: at rest, busy">
        <LoadFailed icon={<ReceiptText />} busy={false} onReload={nothing} />
        <LoadFailed icon={<ReceiptText />} busy onReload={nothing} />
      </Specimen>
      <Specimen name="ResultMessage: done, failed, pending">
        <ResultMessage kind="done" title={t('transfer.done')} />
        <ResultMessage kind="failed" title={t('deposit.slipFailed')}>
          <p>{t('slip.SLIP_REFNO_DUPLICATED')}</p>
        </ResultMessage>
        <ResultMessage kind="pending" title={t('deposit.slipVerifying')}>
          <p>{t('deposit.slipVerifyingHint')}</p>
        </ResultMessage>
      </Specimen>
      <Specimen name="Skeleton: every shape, soft; SkeletonRow, SkeletonFact, SkeletonField">
        {BARS.map((shape) => (
          <div key={shape} className={styles.row}>
            <Skeleton shape={shape} />
            <Skeleton shape={shape} soft />
          </div>
        ))}
        <SkeletonRow />
        <SkeletonFact />
        <SkeletonField />
      </Specimen>
      <Specimen name="Skeleton: card">
        <Skeleton shape="card" />
      </Specimen>
      <Specimen name="SlipStatus">
        <SlipStatus slip={REFUSED_SLIP} />
      </Specimen>
      <Specimen name="SlipAdvice">
        <SlipAdvice slip={REFUSED_SLIP} />
      </Specimen>
      <Specimen name="Opening">
        <div className={styles.screen}>
          <Opening />
        </div>
      </Specimen>
      <Specimen name="Spinner: in a line, larger">
        <div className={styles.row}>
          <Spinner />
          <Spinner size={32} />
        </div>
      </Specimen>
      <Specimen name="PullToRefresh: running" framed>
        <PullToRefresh
          running
          onRefresh={() => undefined}
          texts={{ pull: t('home.pullDown'), release: t('home.pullRelease'), running: t('home.refreshing') }}
        />
      </Specimen>
      <Specimen name="Loader: over its window" framed>
        <Loader />
      </Specimen>
      <Specimen name="Loader: with words of its own" framed>
        <Loader text={t('home.refreshing')} />
      </Specimen>
      <Specimen name="Steps: first, third, last">
        <Steps step={1} total={4} />
        <Steps step={3} total={4} />
        <Steps step={4} total={4} />
      </Specimen>
      <Specimen name="AgeNote">
        <AgeNote to={PATHS.responsibleGaming} />
      </Specimen>
    </>
  );
}

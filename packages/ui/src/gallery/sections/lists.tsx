import { ArrowDownToLine, ArrowUpFromLine, Gift, Image, ReceiptText, TriangleAlert } from 'lucide-react';
import { IconButton } from '#/components/actions/icon-button';
import { Badge } from '#/components/feedback/badge';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { ListCard, ListRow } from '#/components/lists/list-row';
import { Money } from '#/components/money/money';
import { PagedList, type PagedListProps } from '#/components/lists/paged-list';
import {
  type RecordColumn,
  RecordGroup,
  RecordOpener,
  RecordRow,
  RecordTable,
  RecordTime,
} from '#/components/lists/record-table';
import { Pager } from '#/components/lists/pager';
import type { Tone } from '#/components/feedback/tone';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import styles from '../gallery.module.css';
import { AMOUNTS, nothing } from '../samples';
import { Held, Specimen } from '../specimen';

const TONES: readonly Tone[] = ['success', 'warning', 'info', 'danger', 'neutral'];

export function Lists() {
  const t = useText();
  const { currencies } = useMarket();
  const currency = currencies[0];
  const paged: PagedListProps = {
    label: t('statement.slips.title'),
    state: 'ready',
    icon: <ReceiptText />,
    empty: { title: t('statement.slips.emptyTitle'), hint: t('statement.slips.emptyHint') },
    rows: [],
    page: 1,
    pages: 1,
    onPage: nothing,
    isIncomplete: false,
    refreshing: false,
    onReload: nothing,
  };
  const descriptions = (
    <>
      <Description label={t('statement.column.time')}>2026-11-20 13:42:08</Description>
      <Description label={t('withdraw.balance')}>
        <Money amount={AMOUNTS.usual} currency={currency} />
      </Description>
      <Description label={t('profile.id')}>6a1f000000000000000000000000000000000001</Description>
    </>
  );
  const columns: readonly RecordColumn[] = [
    { key: 'time', label: t('statement.column.time') },
    { key: 'activity', label: t('statement.column.activity') },
    { key: 'amount', label: t('statement.column.amount'), isAmount: true },
  ];
  const cells = {
    time: (
      <RecordTime
        at="2026-11-20T06:42:08Z"
        text="20/11/2026 13:42:08"
        age={t('records.ago.hours', { count: 3 })}
      />
    ),
    activity: (
      <RecordOpener
        tone="danger"
        icon={<ArrowUpFromLine />}
        title={t('records.type.withdraw')}
        label={t('statement.entry.open', {
          activity: t('records.type.withdraw'),
          time: '20/11/2026 13:42:08',
        })}
        badge={<Badge tone="danger">{t('records.status.failed')}</Badge>}
        notes={[t('withdraw.adviceBalance'), null]}
      />
    ),
    amount: <Money amount={AMOUNTS.long} currency={currency} sign="minus" />,
  };
  return (
    <>
      <Specimen name="Badge: every tone, with icon">
        <div className={styles.row}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t('records.status.progress')}
            </Badge>
          ))}
          <Badge tone="danger" icon={<TriangleAlert />}>
            {t('records.status.failed')}
          </Badge>
        </div>
      </Specimen>
      <Specimen name="DescriptionList: plain">
        <DescriptionList>{descriptions}</DescriptionList>
      </Specimen>
      <Specimen name="DescriptionList: ruled">
        <DescriptionList variant="ruled">{descriptions}</DescriptionList>
      </Specimen>
      <Specimen name="DescriptionList: boxed">
        <DescriptionList variant="boxed">{descriptions}</DescriptionList>
      </Specimen>
      <Specimen name="ListRow: with badge, note, two ends, as a button, with a control of its own">
        <ListCard label={t('titles.statement')}>
          <ListRow
            tone="success"
            icon={<ArrowDownToLine />}
            title={t('records.type.deposit')}
            badge={<Badge tone="success">{t('records.status.success')}</Badge>}
            amount={<Money amount={AMOUNTS.usual} currency={currency} sign="plus" tone="success" />}
            meta="2026-11-20 13:42:08"
            metaEnd={t('records.ago.hours', { count: 3 })}
            action={{ label: t('statement.slips.view'), onPress: nothing }}
          />
          <ListRow
            tone="danger"
            icon={<ArrowUpFromLine />}
            title={t('records.type.withdraw')}
            badge={<Badge tone="danger">{t('records.status.failed')}</Badge>}
            amount={<Money amount={AMOUNTS.long} currency={currency} sign="minus" />}
            meta="2026-11-19 08:01:59"
            metaEnd={t('records.ago.days', { count: 1 })}
            note={t('withdraw.adviceBalance')}
            aside={<IconButton variant="plain" label={t('statement.slips.view')} icon={<Image />} />}
          />
          <ListRow tone="neutral" icon={<Gift />} title={t('records.type.finish_bonus')} />
        </ListCard>
      </Specimen>
      <Specimen name="RecordTable: a day, the opened row, a badge and notes beside the name" wide>
        <RecordTable label={t('titles.statement')} columns={columns}>
          <RecordGroup name={t('statement.today')} columns={columns.length}>
            <RecordRow columns={columns} cells={cells} isOpen onOpen={nothing} />
            <RecordRow columns={columns} cells={cells} onOpen={nothing} />
          </RecordGroup>
        </RecordTable>
      </Specimen>
      <Specimen name="PagedList: ready">
        <Held start={1}>
          {(page, set) => (
            <PagedList
              {...paged}
              page={page}
              pages={9}
              onPage={set}
              rows={[
                <ListRow key="1" tone="success" icon={<Gift />} title={t('records.type.bonus')} />,
                <ListRow key="2" tone="info" icon={<Gift />} title={t('records.type.luckydraw')} />,
              ]}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="PagedList: loading">
        <PagedList {...paged} state="loading" />
      </Specimen>
      <Specimen name="PagedList: failed">
        <PagedList {...paged} state="failed" />
      </Specimen>
      <Specimen name="PagedList: empty">
        <PagedList {...paged} />
      </Specimen>
      <Specimen name="Pager: first, in the middle, last">
        <Pager page={1} pages={3} onPage={nothing} />
        <Pager page={12} pages={40} onPage={nothing} />
        <Pager page={3} pages={3} onPage={nothing} />
      </Specimen>
    </>
  );
}

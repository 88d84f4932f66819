import type { Slip } from '@member-wallet/api-sdk';
import { Check, CircleAlert, Clock, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { BADGES, type Progress } from '#/data/statement/progress';
import { IconButton } from '#/components/actions/icon-button';
import { ListCard, ListRow } from '#/components/lists/list-row';
import {
  type RecordColumn,
  RecordOpener,
  RecordRow,
  RecordTable,
  RecordTime,
} from '#/components/lists/record-table';
import { TABLE, useMedia } from '#/components/layout/use-media';
import { Money } from '#/components/money/money';
import { SlipStatus } from '#/components/slip/slip-status';
import { reasonText, slipKey, slipView } from '#/components/slip/slip-view';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { useAge } from '#/features/statement/entry/use-age';
import type { useSlipPicture } from './use-slip-picture';

const ICONS = {
  success: <Check />,
  failed: <CircleAlert />,
  progress: <Clock />,
} as const satisfies Record<Progress, ReactNode>;

export interface OpenedSlip {
  /** The slip shown in the panel; null for none. */
  readonly slip: Slip | null;
}

interface Props {
  readonly slips: readonly Slip[];
  readonly currency: Currency;
  readonly onOpen: (slip: Slip) => void;
  readonly picture: ReturnType<typeof useSlipPicture>;
  /** The slip in the panel beside the table; undefined if details replace the list. */
  readonly panel: OpenedSlip | undefined;
}

/** A page of slips, as a table on wide screens. Each row opens its details. */
export function SlipList({ slips, currency, onOpen, picture, panel }: Props) {
  const t = useText();
  const isTable = useMedia(TABLE);
  if (isTable) return <SlipTable {...{ slips, currency, onOpen, picture, panel }} />;
  return (
    <ListCard label={t('statement.slips.title')}>
      {slips.map((slip, row) => (
        // Keyed by position too, because references may be missing; pages are replaced as a whole.
        <SlipRow
          key={`${slipKey(slip)}-${row}`}
          slip={slip}
          currency={currency}
          picture={picture}
          onOpen={() => onOpen(slip)}
        />
      ))}
    </ListCard>
  );
}

function SlipTable({ slips, currency, onOpen, picture, panel }: Props) {
  const t = useText();
  const all = [
    { key: 'time', label: t('statement.slips.received') },
    { key: 'status', label: t('statement.column.status') },
    { key: 'amount', label: t('statement.column.amount'), isAmount: true },
    { key: 'reference', label: t('statement.slips.reference') },
    { key: 'picture', label: t('statement.slips.picture') },
  ];
  // These two are shown in the panel instead.
  const columns = panel?.slip ? all.filter(({ key }) => key !== 'reference' && key !== 'picture') : all;
  return (
    <RecordTable label={t('statement.slips.title')} columns={columns}>
      <tbody>
        {slips.map((slip, row) => (
          <SlipTableRow
            key={`${slipKey(slip)}-${row}`}
            {...{ slip, currency, columns, picture, panel }}
            onOpen={() => onOpen(slip)}
          />
        ))}
      </tbody>
    </RecordTable>
  );
}

interface TableRowProps extends RowProps {
  readonly columns: readonly RecordColumn[];
  readonly panel: Props['panel'];
}

function SlipTableRow({ slip, currency, columns, picture, panel, onOpen }: TableRowProps) {
  const t = useText();
  const isOpen = panel?.slip != null && slipKey(panel.slip) === slipKey(slip);
  const age = useAge(slip.createdAt);
  const { amount, progress, reason, reference } = slipView(slip);
  const { tone, word } = BADGES[progress];
  const time = formatDateTime(slip.createdAt);
  return (
    <RecordRow
      columns={columns}
      isOpen={isOpen}
      onOpen={onOpen}
      cells={{
        time: <RecordTime at={slip.createdAt} text={time} age={age} />,
        status: (
          <RecordOpener
            tone={tone}
            icon={ICONS[progress]}
            title={t(word)}
            label={t('statement.slips.detailsOf', { time, status: t(word) })}
            notes={[reasonText(t, reason)]}
            isExpanded={panel && isOpen}
          />
        ),
        amount: amount === null ? '–' : <Money amount={amount} currency={currency} />,
        reference,
        picture: <ViewPicture slip={slip} picture={picture} />,
      }}
    />
  );
}

interface PictureProps extends Pick<Props, 'picture'> {
  readonly slip: Slip;
}

function ViewPicture({ slip, picture }: PictureProps) {
  const t = useText();
  const { picture: shown } = slipView(slip);
  return (
    shown && (
      <IconButton
        variant="plain"
        label={t('statement.slips.view')}
        icon={<Image />}
        aria-haspopup="dialog"
        disabled={picture.isLoading}
        onClick={(event) => {
          // Without this, the press would also open the row.
          event.stopPropagation();
          picture.show(shown);
        }}
      />
    )
  );
}

interface RowProps extends Pick<Props, 'currency' | 'picture'> {
  readonly slip: Slip;
  readonly onOpen: () => void;
}

function SlipRow({ slip, currency, picture, onOpen }: RowProps) {
  const t = useText();
  const age = useAge(slip.createdAt);
  const { amount, progress } = slipView(slip);
  const { tone, word } = BADGES[progress];
  const time = formatDateTime(slip.createdAt);
  return (
    <ListRow
      tone={tone}
      icon={ICONS[progress]}
      title={t('records.slip')}
      badge={<SlipStatus slip={slip} />}
      amount={amount === null ? '–' : <Money amount={amount} currency={currency} />}
      meta={<time dateTime={slip.createdAt}>{time}</time>}
      metaEnd={age}
      action={{ label: t('statement.slips.detailsOf', { time, status: t(word) }), onPress: onOpen }}
      aside={<ViewPicture slip={slip} picture={picture} />}
    />
  );
}

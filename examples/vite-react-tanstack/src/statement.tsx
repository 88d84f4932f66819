import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import { listQuery, rowsOf, type SessionClient } from '@member-wallet/api-sdk/tanstack-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from './error-text';
import { money, time } from './format';

const types: Readonly<Record<string, string>> = {
  deposit: 'ฝาก',
  withdraw: 'ถอน',
  transfer: 'โอน',
  bonus: 'โบนัส',
  finish_bonus: 'จบโบนัส',
};
/** Any other status is still in progress. */
const statuses: Readonly<Record<string, string>> = { SUCCESS: 'สำเร็จ', FAILED: 'ไม่สำเร็จ' };

function Entry({ entry }: { readonly entry: StatementEntry }) {
  const { statementType, from, to, amount, status, createdAt } = entry;
  return (
    <li>
      <span>
        {types[statementType] ?? statementType} {from && to && `${from} → ${to}`}
        <small>
          {time(createdAt)} · {statuses[status] ?? 'กำลังดำเนินการ'}
        </small>
      </span>
      <span>{money(amount)}</span>
    </li>
  );
}

export function Statement({ client }: { readonly client: SessionClient }) {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    listQuery(client, listStatement, { limit: 5 }),
  );
  const rows = rowsOf(listStatement, data?.pages);
  return (
    <section>
      <h2>ประวัติ</h2>
      {!data && !error && <p role="status">กำลังโหลด…</p>}
      {data && rows.length === 0 && <p>ยังไม่มีรายการ</p>}
      <ul>
        {rows.map((entry, index) => (
          // Entries have no id, and their order within a page never changes.
          <Entry key={`${entry.createdAt} ${index}`} entry={entry} />
        ))}
      </ul>
      {error && <p role="alert">{errorText(error)}</p>}
      {hasNextPage && (
        <button disabled={isFetching} onClick={() => void fetchNextPage()}>
          ดูเพิ่มเติม
        </button>
      )}
    </section>
  );
}

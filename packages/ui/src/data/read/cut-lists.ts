import type { Deviation } from '@member-wallet/api-sdk';

/**
 * The most items of a list without paging that a screen renders, by operation and path: far more than operators have,
 * and still fast on a cheap phone.
 */
const CAPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  getWallet: { 'slots[]': 500 },
  listBonuses: { '[]': 500, '[].banners[]': 50 },
  listCoupons: { '[]': 500 },
  getBanks: { '[]': 500 },
  getSources: { '[]': 500 },
  getDepositLookup: { 'banks[]': 100, 'wallets[]': 100 },
  getInviteBanners: { 'banners[]': 50 },
  getRefundBanners: { 'banners[]': 50 },
};

/** The property with the rows, by paged operation. */
const PAGED: Readonly<Record<string, string>> = {
  listStatement: 'statements',
  listSlips: 'slips',
  listInvites: 'invites',
  listRefunds: 'refunds',
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Applies `change` to the lists at a path such as '[].banners[]'. Returns the same value if nothing changes. */
function mapAt(
  value: unknown,
  path: string,
  change: (list: readonly unknown[]) => readonly unknown[],
): unknown {
  const [, name = '', rest = ''] = /^(\w*)(?:\[\])?\.?(.*)$/.exec(path) ?? [];
  if (name !== '') {
    if (!isFields(value)) return value;
    const own = mapAt(value[name], path.slice(name.length), change);
    return own === value[name] ? value : { ...value, [name]: own };
  }
  if (!Array.isArray(value)) return value;
  if (rest === '') return change(value);
  const items = value.map((item) => mapAt(item, rest, change));
  return items.some((item, index) => item !== value[index]) ? items : value;
}

/**
 * The rows of one page, if the server sent more. If it sent as many rows as its `total`, they are the whole list, and
 * the page is a slice of them; otherwise the page is the first rows.
 */
function pageIn(answer: Fields, rows: readonly unknown[], { page, limit }: { page: number; limit: number }) {
  const isWhole = answer['total'] === rows.length;
  const first = isWhole ? (page - 1) * limit : 0;
  return { isWhole, rows: rows.slice(first, first + limit) };
}

const isPaging = (input: unknown): input is { readonly page: number; readonly limit: number } =>
  isFields(input) && typeof input['page'] === 'number' && typeof input['limit'] === 'number';

/**
 * Cuts lists that are longer than requested, or longer than the caps: rendering thousands of rows blocks a phone for
 * seconds. Calls `onCut` for each list that was cut.
 */
export function cutLists<Data>(
  endpoint: string,
  input: unknown,
  data: Data,
  onCut: (what: Deviation) => void,
): Data {
  const tell = (field: string) => onCut({ endpoint, field, kind: 'dropped' });
  const rowsAt = PAGED[endpoint];
  if (rowsAt !== undefined) {
    const rows = isFields(data) ? data[rowsAt] : undefined;
    if (!isFields(data) || !Array.isArray(rows) || !isPaging(input) || rows.length <= input.limit)
      return data;
    const page = pageIn(data, rows, input);
    if (!page.isWhole) tell(`${rowsAt}[]`);
    return { ...data, [rowsAt]: page.rows };
  }
  let cut: unknown = data;
  for (const [path, most] of Object.entries(CAPS[endpoint] ?? {})) {
    const whole = cut;
    cut = mapAt(whole, path, (list) => (list.length > most ? list.slice(0, most) : list));
    if (cut !== whole) tell(path);
  }
  return cut as Data;
}

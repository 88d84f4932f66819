import { fields } from '../lists/paginate';

/**
 * One page of given rows, as a server with these rows responds. Data whose total is not the number of its rows is
 * already one page, and is returned unchanged.
 */
export const paged = (operationId: string, input: unknown, data: unknown): unknown => {
  const field = fields[operationId] ?? '';
  const { [field]: rows, total }: { readonly [name: string]: unknown } = Object(data);
  if (!Array.isArray(rows) || (total !== undefined && total !== rows.length)) return data;
  const { page, limit } = input as { readonly page: number; readonly limit: number };
  return { ...Object(data), [field]: rows.slice((page - 1) * limit, page * limit) };
};

/** A node of a plan, as EXPLAIN (FORMAT JSON) writes it. */
export type PlanNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is PlanNode => typeof value === 'object' && value !== null;

/** A plan's node and all below it. */
export function nodesOf(plan: unknown): readonly PlanNode[] {
  if (!isNode(plan)) return [];
  const below = plan.Plans;
  return [plan, ...(Array.isArray(below) ? below.flatMap(nodesOf) : [])];
}

const numberIn = (node: PlanNode, name: string): number => Number(node[name] ?? 0);

/** How many rows a plan's nodes have handled, with EXPLAIN ANALYZE: its work, independent of the machine. */
export const rowsHandled = (plan: unknown): number =>
  nodesOf(plan).reduce((sum, node) => {
    const removed =
      numberIn(node, 'Rows Removed by Filter') +
      numberIn(node, 'Rows Removed by Join Filter') +
      numberIn(node, 'Rows Removed by Index Recheck');
    return sum + (numberIn(node, 'Actual Rows') + removed) * numberIn(node, 'Actual Loops');
  }, 0);

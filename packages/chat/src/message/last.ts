/** Array.findLast, which Samsung Internet lacks before version 18. */
export const lastOf = <Item>(items: readonly Item[], passes: (item: Item) => boolean): Item | undefined =>
  items.filter(passes).pop();

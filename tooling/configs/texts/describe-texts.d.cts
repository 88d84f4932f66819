type Table = Readonly<Record<string, string>>;

/**
 * What holds for every table of texts, flat by key: run it in the tests of each package that has one.
 * @param tables by locale; English, which the others translate, is one of them
 */
export declare function describeTexts(
  name: string,
  tables: Readonly<Record<string, Table>>,
  options: { readonly floor: number },
): void;

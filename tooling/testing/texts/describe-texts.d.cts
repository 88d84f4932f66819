type Table = Readonly<Record<string, string>>;

/**
 * Tests a table of texts, flat by key: run it in the tests of each package that has one.
 * @param tables by locale, including English, from which the others are translated
 */
export declare function describeTexts(
  name: string,
  tables: Readonly<Record<string, Table>>,
  options: { readonly floor: number },
): void;

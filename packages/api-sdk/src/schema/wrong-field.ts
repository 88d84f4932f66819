import type { SchemaIssue } from './schema';

/** The first invalid field, as a dotted path; empty for the whole value. */
export const wrongField = ({ issues: [first] }: { readonly issues: readonly SchemaIssue[] }): string =>
  first?.path.join('.') ?? '';

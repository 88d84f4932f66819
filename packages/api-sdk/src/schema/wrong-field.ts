import type { SchemaIssue } from './schema';

/** The first field that did not fit, as a dotted path; empty when the whole value is meant. */
export const wrongField = ({ issues: [first] }: { readonly issues: readonly SchemaIssue[] }): string =>
  first?.path.join('.') ?? '';

/** A validation issue: its place and the failed kind of check. Never the value itself. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  /** The expected kind of value. */
  readonly expected?: string | undefined;
}

/** The part of a schema that callers use. Built with zod/mini, whose types do not appear in the declarations. */
export interface Schema<T = unknown> {
  parse(value: unknown): T;
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

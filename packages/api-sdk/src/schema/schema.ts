/** A validation issue: where it is and which kind of check failed. Never the value itself. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  /** The kind of value that was expected there. */
  readonly expected?: string | undefined;
}

/** The part of a schema that callers use. Built with zod/mini, whose types stay out of the declarations. */
export interface Schema<T = unknown> {
  parse(value: unknown): T;
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

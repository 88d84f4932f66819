/** The documentation of a check that JSON Schema cannot express. */
export interface Documented {
  readonly jsonSchema: Readonly<Record<string, unknown>> | undefined;
}

/** Documents what a schema accepts. The page build omits it. */
export const documented = <Schema extends object>(
  schema: Schema,
  jsonSchema: Documented['jsonSchema'],
): Schema => Object.assign(schema, { jsonSchema } satisfies Documented);

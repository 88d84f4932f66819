const field = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;

const textField = (thrown: unknown, name: string): string | undefined => {
  const value = field(thrown, name);
  return typeof value === 'string' ? value : undefined;
};

/** The code of a system or database error (ENOENT, 23505). Safe to log: it contains no data. */
export const codeOf = (thrown: unknown): string | undefined => textField(thrown, 'code');

/** The constraint that a database error is about. */
export const constraintOf = (thrown: unknown): string | undefined => textField(thrown, 'constraint');

export const messageOf = (thrown: unknown): string => textField(thrown, 'message') ?? String(thrown);

export const stackOf = (thrown: unknown): string | undefined => textField(thrown, 'stack');

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) });

/** Responses of calls for which the specification does not define one. */
export const OPEN = {
  nothing: { status: 200, body: '' },
  empty: json({}),
  success: json({ success: true }),
  message: json({ message: 'request processed' }),
} as const;

/** The forms of a refusal. */
const SHAPES = {
  message: (code: string) => ({ message: code }),
  error: (code: string) => ({ error: code }),
  nested: (code: string) => ({ error: { message: code } }),
  status: (code: string, status: number) => ({ statusCode: status, message: code }),
} as const;

export type Shape = keyof typeof SHAPES;

export const refusal = (code: string, shape: Shape = 'message', status = 400): Reply =>
  json(SHAPES[shape](code, 400), status);

/** Thrown by a call that refuses the request. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly shape: Shape = 'message',
    readonly status = 400,
  ) {
    super(code);
  }
}

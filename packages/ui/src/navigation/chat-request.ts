/** What a link passes to the support chat: a text to send, and the picture that it is about. */
export interface ChatRequest {
  readonly text: string;
  /** Its address, or the reference of the slip that it belongs to; null without one. */
  readonly picture: { readonly address: string } | { readonly reference: string } | null;
}

/** The history state for the link. */
export const asLinkState = (chatRequest: ChatRequest): unknown => ({ chatRequest });

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The request in a history state; null if there is none. Validated, because an older version may have written it. */
export function chatRequestIn(state: unknown): ChatRequest | null {
  const request = fieldOf(state, 'chatRequest');
  const text = fieldOf(request, 'text');
  if (typeof text !== 'string') return null;
  const picture = fieldOf(request, 'picture');
  const address = fieldOf(picture, 'address');
  if (typeof address === 'string') return { text, picture: { address } };
  const reference = fieldOf(picture, 'reference');
  return { text, picture: typeof reference === 'string' ? { reference } : null };
}

/** Calls the listener with the name and the data of every event on the chat's socket; returns what ends that. */
export type OnSocketEvent = (listener: (name: string, data: unknown) => void) => () => void;

/**
 * What a backend may offer beyond the contract. Nothing is shown or loaded for what is not given. The functions are
 * called once the conversation runs: after the first click, or soon after the page if there is a conversation already.
 * They return what ends them. Keep them the same functions.
 */
export interface ChatExtensions {
  /**
   * Calls `onTyping` when support begins or stops to type. The sign goes by itself after eight seconds without another
   * call, and with the next message from support.
   */
  readonly typing?:
    | ((onTyping: (isTyping: boolean) => void, onSocketEvent: OnSocketEvent) => () => void)
    | undefined;
  readonly rating?: ChatRating | undefined;
}

/** Asks the member to rate a chat that is over. */
export interface ChatRating {
  /**
   * Calls `onOver` with the id of a chat that is over and can be rated, and with null when it can no longer be. The
   * member is asked once per id on this device.
   */
  readonly watch: (onOver: (chatId: string | null) => void, onSocketEvent: OnSocketEvent) => () => void;
  /** Sends 1 to 5 stars. A rejection is said, and the member can send it again. */
  readonly rate: (chatId: string, stars: number) => Promise<unknown>;
}

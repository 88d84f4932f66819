/** How many messages a page of history holds. */
export const PAGE_SIZE = 10;

/** Times in ms, distances in CSS pixels. */
export const RECONNECT_EVERY = 500;
export const CHECK_LINK_EVERY = 5000;
export const READ_RECEIPT_DEBOUNCE = 1000;
export const SCROLL_TO_BOTTOM_FROM = 60;

/** Where the server does not confirm a join, history is read at once and again after this long. */
export const SECOND_LOOK_AFTER = 2000;

/** A message that is this old and was not delivered by the socket means that the link is dead. */
export const DELIVERY_GRACE = 2000;

/**
 * How long a send is waited for before history is asked what became of it, and a page of history before it is
 * asked for again. On a dead connection both would otherwise wait for minutes; a slow one is given more time.
 */
export const SEND_TIMEOUT = 20_000;
export const READ_TIMEOUT = 8000;
export const MAX_READ_TIMEOUT = 60_000;

/** How long to wait before what could not be reached is tried again, and hidden before the connection rests. */
export const RETRY_AFTER = 1000;
export const SUSPEND_AFTER = 60_000;

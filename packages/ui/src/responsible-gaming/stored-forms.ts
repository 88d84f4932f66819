/** How what is stored looks. Apart from what reads it, because the start checks what is stored and needs no more. */

/**
 * "THB 100000", or "THB 100000 200000 1700000000000" with the pending limit and its time; '-' is no limit. Amounts
 * are in hundredths.
 */
export const DEPOSIT_LIMIT_TEXT = /^[A-Z]{3} (?:\d{1,15}|-)(?: (?:\d{1,15}|-) \d{1,15})?$/;

/** When the visit started, when the app was last in view, and how many reminders were shown. */
export const VISIT_TEXT = /^\d{1,15} \d{1,15} \d{1,4}$/;

import type { CallDetail } from '../../calls/call-journal';

/** A word of a shell's command, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The call as a command of a shell. Its secrets are struck out, and the token is a variable. With the same
 * Idempotency-Key it gets the same answer again, and moves no money.
 */
export function asCurl(origin: string, call: CallDetail): string {
  const parts = [`curl -X ${call.method} ${quoted(origin + call.path)}`];
  if (call.member_id !== '') parts.push('-H "Authorization: Bearer $TOKEN"');
  if (call.key !== '') parts.push(`-H ${quoted(`Idempotency-Key: ${call.key}`)}`);
  if (/^[{[]/.test(call.sent)) {
    parts.push("-H 'Content-Type: application/json'", `--data ${quoted(call.sent)}`);
  }
  return parts.join(' \\\n  ');
}

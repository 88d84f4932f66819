import type { CallDetail } from '../../calls/call-journal';

/** A text as one quoted word of a shell command. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The call as a curl command. Secrets are replaced, and the token is a variable. With the same Idempotency-Key it gets
 * the stored response, and moves no money.
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

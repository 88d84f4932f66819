/**
 * A 32-bit FNV-1a hash, to store instead of a text such as a phone number.
 *
 * Two texts have the same digest once in about 4 billion pairs. That is rare enough for what is compared: the few members
 * who log in on one device, where equal digests would show one member the other's pending writes and chat draft, and the
 * few writes of one member with an unknown outcome, whose amounts are compared too. A longer digest would be worse: a tab
 * that was open before a deployment would compute another one for the same member, and the two tabs would neither take
 * turns nor see each other's money writes.
 */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** An inviter code from a link, or null: a link can carry anything. */
export function inviteCodeFrom(search: string): string | null {
  const code = new URLSearchParams(search).get('code')?.trim() ?? '';
  return /^[A-Za-z0-9_-]{1,64}$/.test(code) ? code : null;
}

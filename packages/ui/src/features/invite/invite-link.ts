/**
 * The address at which friends register, with this member as their inviter. Null without an id, as where the server sends
 * one that no number can hold: a link with nobody's code would lose the friend to the member.
 */
export const inviteLink = (origin: string, profileId: string): string | null =>
  profileId.trim() === '' ? null : `${origin}/register?code=PR${encodeURIComponent(profileId)}`;

/** A code of so many characters can be read; of a longer one only the end, which tells it from another member's. */
const READABLE = 10;
const END = 6;

/** What is shown of the link: without what every link has, and of a long code only its end. */
export function shortLink(link: string): string {
  const { host, pathname, search, searchParams } = new URL(link);
  const code = searchParams.get('code') ?? '';
  return code.length <= READABLE ? `${host}${pathname}${search}` : `${host}/…${code.slice(-END)}`;
}

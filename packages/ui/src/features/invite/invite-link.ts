/**
 * The link with which friends register, with this member as their inviter. Null without an id, which is also missing if the
 * server sends one that a number cannot represent: with an invalid code, friends would not be attributed to the member.
 */
export const inviteLink = (origin: string, profileId: string): string | null =>
  profileId.trim() === '' ? null : `${origin}/register?code=PR${encodeURIComponent(profileId)}`;

/** In characters. Of a longer code only the end is shown, which differs between members. */
const READABLE = 10;
const END = 6;

/** The displayed form of the link, without the scheme, and with only the end of a long code. */
export function shortLink(link: string): string {
  const { host, pathname, search, searchParams } = new URL(link);
  const code = searchParams.get('code') ?? '';
  return code.length <= READABLE ? `${host}${pathname}${search}` : `${host}/…${code.slice(-END)}`;
}

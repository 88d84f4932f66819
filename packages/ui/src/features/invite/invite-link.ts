/** The address by which friends register: their account then names this member as its inviter. */
export const inviteLink = (origin: string, profileId: string): string =>
  `${origin}/register?code=PR${encodeURIComponent(profileId)}`;

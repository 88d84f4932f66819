/** The address at which friends register, with this member as their inviter. */
export const inviteLink = (origin: string, profileId: string): string =>
  `${origin}/register?code=PR${encodeURIComponent(profileId)}`;

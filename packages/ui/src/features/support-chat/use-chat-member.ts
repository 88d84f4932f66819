import { useMemo } from 'react';
import { useApi } from '#/data/api/api-provider';
import { useWallet } from '#/data/money/use-wallet';
import { useSessionState } from '#/session/use-session';

/** A client for the chat's calls, with this token. */
export function useChatClient(token: string | null) {
  const api = useApi();
  return useMemo(() => api.reportingClient(token), [api, token]);
}

/** The logged-in member as a participant of the chat. `who` is null until the profile has loaded. */
export function useChatMember() {
  const { token } = useSessionState();
  const client = useChatClient(token);
  const { data } = useWallet();
  const { _id: userId, name, username } = data?.profile ?? {};
  const who = useMemo(
    () => (userId ? { userId, guestId: null, ...(name && { name }), ...(username && { username }) } : null),
    [userId, name, username],
  );
  return { token, client, who };
}

import type { PreparedMessage } from '@member-wallet/chat/widget';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { imageAddress } from '#/components/media/image-address';
import { useApi } from '#/data/api/api-provider';
import { useSlipImage } from '#/data/deposit/use-slips';
import { type ChatRequest, chatRequestIn } from '#/navigation/chat-request';
import { fetchPicture } from './fetch-picture';

/**
 * The message that the link to this page prepared for the member to send. It is removed from the history, so that it does
 * not appear again after a reload.
 */
export function useChatRequest(): PreparedMessage | null {
  const location = useLocation();
  const navigate = useNavigate();
  const lookup = useSlipImage();
  const { client } = useApi();
  const [prepared, setPrepared] = useState<PreparedMessage | null>(null);
  const taken = useRef<unknown>(null);

  const filesOf = async (picture: ChatRequest['picture']): Promise<readonly File[]> => {
    if (picture === null) return [];
    if ('address' in picture) return fetchPicture(picture.address, client.baseURL);
    const found = await lookup.run({ reference: picture.reference });
    const address = found.status === 'done' ? imageAddress(found.data.url) : null;
    return address === null ? [] : fetchPicture(address, client.baseURL);
  };
  const { state } = location;
  const take = useEffectEvent(() => {
    const request = chatRequestIn(state);
    if (!request || taken.current === state) return;
    taken.current = state;
    void navigate(location, { replace: true, state: null });
    setPrepared({ text: request.text, files: filesOf(request.picture) });
  });
  useEffect(() => take(), [state]);
  return prepared;
}

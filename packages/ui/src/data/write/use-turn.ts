import { getWallet } from '@member-wallet/api-sdk';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { laneOf, WALLET_LANE } from '#/session/intents';
import type { OpenIntent } from '#/session/open-intent';
import { useSession } from '#/session/use-session';
import { useApi } from '#/data/api/api-provider';
import { delay } from './delays';
import { readKey } from '#/data/read/read-key';
import { requestRead } from '#/data/read/request-read';
import { intentsOf, useOpenIntents } from './use-intents';

const RETRY_MS = 4000;

export interface Turn {
  /** The write in flight of another tab or an unmounted screen, while waiting for it; null if unknown. */
  readonly of: OpenIntent | null;
  /** 'waiting' for another write, then for the new balance; 'moved' once that balance is shown. */
  readonly stage: 'free' | 'waiting' | 'moved';
  /** Call this when a write of this screen was not sent because another one is in flight. */
  readonly giveWay: () => void;
}

/**
 * Decides when a screen that shows a balance may send: not while another write is in flight, and after that not before
 * the new balance has loaded.
 * @param isSending whether the write in flight is this screen's
 */
export function useTurn(isSending: boolean): Turn {
  const session = useSession();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [stage, setStage] = useState<Turn['stage']>('free');
  const other =
    useOpenIntents().find(
      ({ operationId, state }) => state === 'sending' && laneOf(operationId) === WALLET_LANE,
    ) ?? null;
  if (other && !isSending && stage !== 'waiting') setStage('waiting');

  useEffect(() => {
    if (stage !== 'waiting') return undefined;
    let isHere = true;
    const waitAndRead = async () => {
      await intentsOf(session).free(WALLET_LANE);
      while (isHere) {
        try {
          await mutate(readKey(getWallet, undefined), requestRead(api, getWallet, undefined), {
            revalidate: false,
          });
          break;
        } catch {
          await delay(RETRY_MS);
        }
      }
      if (isHere) setStage('moved');
    };
    void waitAndRead();
    return () => {
      isHere = false;
    };
  }, [stage, session, api, mutate]);

  return { of: stage === 'waiting' ? other : null, stage, giveWay: () => setStage('waiting') };
}

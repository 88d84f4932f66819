import {
  type CallOptions,
  CancelledError,
  type Client,
  isCancelledError,
  type WriteEndpoint,
} from '@member-wallet/api-sdk';
import { useRef } from 'react';
import { digest } from '#/session/digest';
import { note } from '#/reports/note';
import { newKey } from '#/session/intents';
import { BUSY } from '#/session/send-lanes';
import { useSession } from '#/session/use-session';
import { intentsOf } from './use-intents';
import { type MemberWriteOptions, useMemberWrite } from './use-member-write';
import type { Write, WriteResult } from './use-write';

type Sendable = ((client: Client, input: never, options?: CallOptions) => Promise<unknown>) &
  Pick<WriteEndpoint, 'operationId'>;
type InputOf<S extends Sendable> = Parameters<S>[1];

interface MoneyWrite<S extends Sendable> extends Write<S> {
  /** Creates the Idempotency-Key for the input that the member is asked to confirm. */
  readonly prepare: (input: InputOf<S>) => void;
  /** Whether the outcome of an equal intent is unknown: sending it again is a repeat, with the same key. */
  readonly isRepeat: (input: InputOf<S>) => boolean;
  /** Ends the last intent, when its outcome has become known in another way. */
  readonly settle: () => void;
}

interface MoneyWriteOptions<S extends Sendable> extends MemberWriteOptions<S> {
  /** The amount that the member confirms, as on the wire. */
  readonly amountOf?: (input: InputOf<S>) => number;
  /** Whether the server grants it as often as the member is entitled to it, so that a repeat pays nothing twice. */
  readonly isClaim?: boolean;
  /** Serializes an input, equally for equal inputs; by default as JSON. */
  readonly textOf?: (input: InputOf<S>) => string;
  /**
   * What a call does while another money write is in flight. 'give-up' is for screens that show a balance, which the
   * other write may be changing: the call is not sent and ends as cancelled. By default it waits for its turn.
   */
  readonly whenBusy?: 'wait' | 'give-up';
}

/** Nothing was sent, because another write was in flight. */
export const hasGivenUp = (result: WriteResult<unknown>): boolean =>
  result.status === 'refused' && isCancelledError(result.error);

/**
 * A write that moves or creates money. Each intent has one Idempotency-Key, from its confirmation until its outcome is
 * known, across reloads and tabs; each claim has its own. Tabs send one after the other.
 */
export function useMoneyWrite<S extends Sendable>(
  call: S,
  { amountOf, isClaim = false, textOf = JSON.stringify, whenBusy = 'wait', ...options }: MoneyWriteOptions<S>,
): MoneyWrite<S> {
  const session = useSession();
  const prepared = useRef<{ readonly input: string; readonly key: string }>(null);
  const sent = useRef<string>(null);
  const keyFor = (input: string): string => {
    if (prepared.current?.input !== input) prepared.current = { input, key: newKey() };
    return prepared.current.key;
  };
  const textFor = (input: InputOf<S>) => digest(textOf(input) ?? '');

  const send = async (client: Client, input: InputOf<S>, callOptions?: CallOptions): Promise<unknown> => {
    const { operationId } = call;
    const text = textFor(input);
    const result = await intentsOf(session).send(
      { key: keyFor(text), operationId, input: text, amount: amountOf?.(input) ?? null, isClaim },
      whenBusy,
      (key) => {
        sent.current = key;
        prepared.current = null;
        return call(client, input, { ...callOptions, idempotencyKey: key });
      },
    );
    if (result !== BUSY) return result;
    throw new CancelledError({ endpoint: operationId, outcome: 'none' });
  };

  // `send` has the parameters and the result of `call`, which TypeScript cannot infer.
  const write = useMemberWrite(send as Sendable as S, {
    ...options,
    onEnd({ end }) {
      if (hasGivenUp(end)) return;
      note({
        operationId: call.operationId,
        status: end.status,
        error: end.status === 'done' ? null : end.error,
      });
    },
  });

  return {
    ...write,
    prepare: (input) => void keyFor(textFor(input)),
    isRepeat: (input) => {
      const text = textFor(input);
      return intentsOf(session)
        .list()
        .some((intent) => intent.operationId === call.operationId && intent.input === text);
    },
    settle: () => {
      if (sent.current !== null) intentsOf(session).settle(sent.current);
    },
  };
}

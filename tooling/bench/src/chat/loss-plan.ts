import { randomFrom, shuffled } from './random';

export interface LossPlan {
  readonly messages: number;
  readonly drops: number;
  readonly seed: number;
}

interface Drop {
  readonly name: string;
  /** If missing, every connection drops. */
  readonly fault?: { readonly operationId: string; readonly kind: 'cut-before' | 'cut-after' };
}

/** One message each way, some of the guest's as pictures, and the faults that affect it. */
export interface Step {
  readonly number: number;
  readonly isPicture: boolean;
  readonly drops: readonly Drop[];
  readonly offline: boolean;
  readonly reload: boolean;
}

const cut = (name: string, operationId: string, kind: 'cut-before' | 'cut-after'): Drop => ({
  name,
  fault: { operationId, kind },
});
const DISCONNECT: Drop = { name: 'all connections dropped' };

/** The faults and their shares in percent. */
const DROPS: readonly (readonly [percent: number, drop: Drop])[] = [
  [22, cut('send cut before it was stored', 'sendChatMessage', 'cut-before')],
  [22, cut('send cut after it was stored', 'sendChatMessage', 'cut-after')],
  [8, cut('upload cut before', 'uploadChatImage', 'cut-before')],
  [8, cut('upload cut after', 'uploadChatImage', 'cut-after')],
  [8, cut('history cut before', 'listChatHistory', 'cut-before')],
  [8, cut('history cut after', 'listChatHistory', 'cut-after')],
  [24, DISCONNECT],
];

export function planSteps({ messages, drops, seed }: LossPlan): readonly Step[] {
  const random = randomFrom(seed);
  const kinds = DROPS.flatMap(([percent, drop]) =>
    Array.from({ length: Math.round((drops * percent) / 100) }, () => drop),
  );
  while (kinds.length < drops) kinds.push(DISCONNECT);
  const byMessage = new Map<number, Drop[]>();
  shuffled(kinds.slice(0, drops), random).forEach((drop, index) => {
    const number = Math.floor(((index + random()) * messages) / drops);
    byMessage.set(number, [...(byMessage.get(number) ?? []), drop]);
  });
  return Array.from({ length: messages }, (_, number) => {
    const own = byMessage.get(number) ?? [];
    return {
      number,
      drops: own,
      isPicture: number % 25 === 12 || own.some(({ fault }) => fault?.operationId === 'uploadChatImage'),
      offline: number % 100 === 40,
      reload: number % 100 === 70,
    };
  });
}

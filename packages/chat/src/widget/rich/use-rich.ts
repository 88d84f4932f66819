import { useLayoutEffect } from 'react';
import type { ChatSnapshot } from '../../driver/snapshot';
import type { Entry } from '../../conversation/conversation';
import { addTexts } from '../panel/translate';
import { useCode } from '../panel/use-code';
import type { AddStyles } from '../shadow-host';
import type * as richCode from './rich';

export type Rich = typeof richCode;

/** Whether a text has URLs or bidirectional control characters, which LinkedText renders. */
export const hasParts = (text: string) =>
  /https?:|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/i.test(text);

const isRich = (entry: Entry) => {
  const body = entry.kind === 'message' ? entry.message.body : entry.item.content;
  const isPlain = body.kind === 'text' || body.kind === 'postback' || body.kind === 'unknown';
  return !isPlain || hasParts(body.text);
};

const loadRich = async (): Promise<Rich> => {
  const rich = await import('./rich');
  addTexts(rich.moreTexts);
  return rich;
};

/** The code of rich.ts; null until it is needed and loaded. */
export function useRich({ entries, loaded }: ChatSnapshot, addStyles: AddStyles): Rich | null {
  const rich = useCode(loadRich, loaded && (entries.length === 0 || entries.some(isRich)));
  useLayoutEffect(() => {
    if (rich) addStyles(rich.richStyles);
  }, [rich, addStyles]);
  return rich;
}

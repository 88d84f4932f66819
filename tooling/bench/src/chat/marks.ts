import type { Operator } from './operator';
import type { Panel } from './panel-page';

/** Each message has a mark: its text, or a text in its picture's file. */
const IS_MARK = /^(mine|theirs) \d+$/;

/** The marks of all messages on the server, oldest first. */
export async function readByOperator(operator: Operator, guestId: string) {
  const pictures = new Map<string, string>();
  const all: string[] = [];
  for (const { message } of await operator.history(guestId)) {
    const { payload } = message;
    let mark = typeof payload === 'string' ? payload : (payload.text ?? '');
    if (typeof payload !== 'string' && payload.filePath !== undefined) {
      mark = await operator.markOf(payload.filePath);
      pictures.set(payload.filePath, mark);
    }
    if (IS_MARK.test(mark)) all.push(mark);
  }
  return {
    all,
    /** @param shown the text of a message, or the path of its picture */
    markOf: (shown: string): string => pictures.get(shown) ?? shown,
  };
}

/** The marks of all messages that the panel shows. */
export const readOnPage = async (
  panel: Panel,
  markOf: (shown: string) => string,
): Promise<readonly string[]> => (await panel.shown()).map(markOf).filter((mark) => IS_MARK.test(mark));

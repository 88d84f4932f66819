import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../panel/words';
import type { Dress } from '../shadow-host';
import type { Admitted } from './admit';
import type * as attachingCode from './attaching';

type Attaching = typeof attachingCode;

export interface Attachment extends Admitted {
  readonly id: number;
  /** Of the preview; revoked when it goes. */
  readonly address: string;
}

export interface Attachments {
  readonly list: readonly Attachment[];
  /** How they are shown; null while there are none. */
  readonly Previews: Attaching['Previews'] | null;
  /** Fetches the code before it is needed. */
  readonly prepare: () => void;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: number) => void;
  /** Takes them all, to be sent. */
  readonly take: () => readonly Attachment[];
}

/** The files that are looked at before they are sent. */
export function useAttachments(onProblem: (text: string) => void, dress: Dress): Attachments {
  const say = useWords();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const [attaching, setAttaching] = useState<Attaching | null>(null);
  const current = useRef<readonly Attachment[]>([]);
  const lastId = useRef(0);

  const put = useCallback((next: readonly Attachment[]) => {
    for (const old of current.current) if (!next.includes(old)) URL.revokeObjectURL(old.address);
    current.current = next;
    setList(next);
  }, []);
  useEffect(() => () => put([]), [put]);

  const load = useCallback(async () => {
    const code = await import('./attaching').catch(() => null);
    if (code) {
      dress(code.previewStyles);
      setAttaching(code);
    }
    return code;
  }, [dress]);

  const add = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      const code = await load();
      if (!code) {
        onProblem(say('notLoaded'));
        return;
      }
      for (const file of files) {
        const result = await code.admit(file, () => onProblem(say('shrinking')));
        if (result.ok) {
          lastId.current += 1;
          const address = URL.createObjectURL(result.admitted.file);
          put([...current.current, { ...result.admitted, id: lastId.current, address }]);
        } else if (result.code === 'FILE_TOO_LARGE') {
          onProblem(say('fileTooLarge', { count: result.params.megabytes }));
        } else onProblem(say('fileNotSupported'));
      }
    },
    [load, onProblem, put, say],
  );
  const prepare = useCallback(() => void load(), [load]);
  const remove = useCallback((id: number) => put(current.current.filter((one) => one.id !== id)), [put]);
  const take = useCallback(() => {
    const taken = current.current;
    put([]);
    return taken;
  }, [put]);
  const Previews = list.length > 0 ? (attaching?.Previews ?? null) : null;
  return { list, Previews, prepare, add, remove, take };
}

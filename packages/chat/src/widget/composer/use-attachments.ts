import { useCallback, useEffect, useRef, useState } from 'react';
import { addTexts, useTranslate } from '../panel/translate';
import type { AddStyles } from '../shadow-host';
import type * as attachingCode from './attaching';
import type { Attachment, PreparedFile } from './prepare-file';

type Attaching = typeof attachingCode;

export interface Attachments {
  readonly list: readonly Attachment[];
  /** Whether chosen files are not in the list yet, because they are being checked or downscaled. */
  readonly isPreparing: boolean;
  /** The component that shows the files; null while there are none. */
  readonly Previews: Attaching['Previews'] | null;
  /** Preloads the code for attachments. */
  readonly prepare: () => void;
  /** Attaches files; those of a source that has attached files still listed are left out. */
  readonly add: (files: readonly File[], source?: string) => void;
  readonly remove: (id: number) => void;
  /** Returns the files to send them, and clears the list. */
  readonly take: () => readonly Attachment[];
}

/** The files attached to the next message. */
export function useAttachments(onProblem: (text: string) => void, addStyles: AddStyles): Attachments {
  const t = useTranslate();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const [attaching, setAttaching] = useState<Attaching | null>(null);
  const current = useRef<readonly Attachment[]>([]);
  const lastId = useRef(0);
  const [waiting, setWaiting] = useState(0);
  /** Settles once all files that were added are in the list, or refused. */
  const queue = useRef(Promise.resolve());
  const isOver = useRef(false);

  const put = useCallback((next: readonly Attachment[]) => {
    for (const old of current.current) if (!next.includes(old)) URL.revokeObjectURL(old.previewUrl);
    current.current = next;
    setList(next);
  }, []);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      put([]);
    };
  }, [put]);

  const load = useCallback(async () => {
    const code = await import('./attaching').catch(() => null);
    if (code) {
      addTexts(code.moreTexts);
      addStyles(code.previewStyles);
      setAttaching(code);
    }
    return code;
  }, [addStyles]);

  const prepareAll = useCallback(
    async (files: readonly File[], source: string | undefined) => {
      const code = await load();
      if (!code) {
        onProblem(t('notLoaded'));
        return;
      }
      if (source !== undefined && current.current.some((one) => one.source === source)) return;
      const onPrepared = (prepared: PreparedFile) => {
        if (isOver.current) return;
        lastId.current += 1;
        const previewUrl = URL.createObjectURL(prepared.file);
        put([...current.current, { ...prepared, id: lastId.current, source, previewUrl }]);
      };
      await code.prepareFiles(files, t, onPrepared, onProblem);
    },
    [load, onProblem, put, t],
  );
  const add = useCallback(
    (files: readonly File[], source?: string) => {
      if (files.length === 0) return;
      setWaiting((count) => count + 1);
      queue.current = queue.current
        // One after the other, so that a small file does not overtake a large photo.
        .then(() => prepareAll(files, source))
        .finally(() => setWaiting((count) => count - 1));
    },
    [prepareAll],
  );
  const prepare = useCallback(() => void load(), [load]);
  const remove = useCallback((id: number) => put(current.current.filter((one) => one.id !== id)), [put]);
  const take = useCallback(() => {
    const taken = current.current;
    put([]);
    return taken;
  }, [put]);
  const Previews = list.length > 0 ? (attaching?.Previews ?? null) : null;
  return { list, isPreparing: waiting > 0, Previews, prepare, add, remove, take };
}

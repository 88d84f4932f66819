import { useEffect, useEffectEvent, useState } from 'react';

type FileHandler = (file: File) => void;

const fileIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])][0];

/** Calls `onFile`, unless it is null, with a pasted file. */
export function usePaste(onFile: FileHandler | null): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = fileIn(event.clipboardData);
    if (!file || !onFile) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const handle = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  }, []);
}

/**
 * Calls `onFile` with a file that is dropped anywhere on the page. If `onFile` is null, drops are still cancelled, because the
 * browser would leave the page to show the file.
 * @returns whether a file is being dragged over the page
 */
export function useDrop(onFile: FileHandler | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const handle = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onFile ? 'copy' : 'none';
    // Moving between elements also fires dragleave, with a relatedTarget.
    if (event.type !== 'dragleave' || event.relatedTarget === null) setIsOver(event.type === 'dragover');
    const file = event.type === 'drop' ? fileIn(event.dataTransfer) : undefined;
    if (file) onFile?.(file);
  });
  useEffect(() => {
    const names = ['dragover', 'dragleave', 'drop'] as const;
    const listener = (event: DragEvent) => handle(event);
    for (const name of names) document.addEventListener(name, listener);
    return () => {
      for (const name of names) document.removeEventListener(name, listener);
    };
  }, []);
  return isOver && onFile !== null;
}

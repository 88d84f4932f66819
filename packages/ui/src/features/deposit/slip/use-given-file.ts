import { useEffect, useEffectEvent, useState } from 'react';

type Take = (file: File) => void;

const fileIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])][0];

/** Passes a pasted picture to the callback, if there is one. */
export function usePaste(onFile: Take | null): void {
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
 * Passes a file that is dropped anywhere on the page to the callback. Without one the drop is cancelled: the browser would
 * leave the page to show the file.
 * @returns whether a file is being dragged over the page
 */
export function useDrop(onFile: Take | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const handle = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onFile ? 'copy' : 'none';
    // Moving from one element to another also fires dragleave.
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

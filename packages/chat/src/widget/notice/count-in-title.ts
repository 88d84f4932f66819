/** Shows a count before the page's title, also after the page changes it. Returns a function that removes the count. */
export function countInTitle(count: number): () => void {
  const mark = `(${count > 99 ? '99+' : count}) `;
  const plain = () => document.title.replace(/^\(\d+\+?\) /, '');
  const set = () => {
    if (!document.title.startsWith(mark)) document.title = mark + plain();
  };
  set();
  const observer = new MutationObserver(set);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = plain();
  };
}

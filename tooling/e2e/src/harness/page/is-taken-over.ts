/**
 * Runs in the page. Whether React has hydrated the prerendered page, including the first screen's heading, which comes
 * last. True for pages without the app's root element, such as the sandbox's.
 */
export const isTakenOver = (): boolean => {
  if (!document.getElementById('root')) return true;
  const title = document.querySelector('h1');
  return title !== null && Object.keys(title).some((name) => name.startsWith('__reactFiber'));
};

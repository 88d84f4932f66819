// Runs before the first paint, so that the page never flashes in the other theme.
const root = document.documentElement;
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen;
} catch {
  // A page without storage follows the device.
}

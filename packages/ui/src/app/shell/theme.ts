import { useEffect, useState } from 'react';
import type { StoredValue } from '#/session/stored-values';
import { useSession } from '#/session/use-session';

/** Null: the device's theme. */
export type Theme = StoredValue<'theme'> | null;

const LIGHT = '(prefers-color-scheme: light)';

/**
 * Sets the theme of the page and of the browser's own bar. The page's start script does the same before the
 * first paint. Of the two theme-color elements the light one is first: the browser takes the first match.
 */
export function applyTheme(page: Document, theme: Theme): void {
  if (theme === null) page.documentElement.removeAttribute('data-theme');
  else page.documentElement.setAttribute('data-theme', theme);
  const light = page.querySelector('meta[name="theme-color"][media]');
  light?.setAttribute('media', theme === null ? LIGHT : theme === 'light' ? 'all' : 'not all');
}

/** The stored theme, in sync with the browser's other tabs, and its setter. */
export function useTheme(): readonly [theme: Theme, choose: (theme: Theme) => void] {
  const { stored } = useSession();
  const [theme, setTheme] = useState<Theme>(() => stored.get('theme'));

  useEffect(() => {
    const follow = () => {
      const next = stored.get('theme');
      if (next !== document.documentElement.getAttribute('data-theme')) applyTheme(document, next);
      setTheme(next);
    };
    const onStorage = ({ key }: StorageEvent) => {
      // A null key: the whole storage was cleared.
      if (key === 'theme' || key === null) follow();
    };
    window.addEventListener('storage', onStorage);
    // Another tab may have changed it while this page was loading.
    follow();
    return () => window.removeEventListener('storage', onStorage);
  }, [stored]);

  const choose = (next: Theme) => {
    if (next === null) stored.remove('theme');
    else stored.set('theme', next);
    applyTheme(document, next);
    setTheme(next);
  };
  return [theme, choose];
}

import { useSyncExternalStore } from 'react';

/** A palette, or the one the system asks for. */
export type Theme = 'default' | 'dark' | 'auto';

const query = '(prefers-color-scheme: dark)';

function subscribe(notify: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

function isSystemDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Resolves `auto` to the palette of the system and follows its changes. */
export function useTheme(theme: Theme): 'light' | 'dark' {
  const system = useSyncExternalStore(subscribe, isSystemDark, () => false);
  const dark = theme === 'dark' || (theme === 'auto' && system);
  return dark ? 'dark' : 'light';
}

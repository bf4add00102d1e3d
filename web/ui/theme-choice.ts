import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

/** What the page shows: `public/theme.js` has read the visitor's choice before the first paint. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((each) => each === theme) ?? 'system';
}

/** `system` until the page is hydrated: the build knows nobody's choice. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

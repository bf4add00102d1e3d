// Before the first paint: the colours somebody chose (ui/theme-choice.ts keeps them). A file, because our policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed: the system decides.
}
// What stands in a page for whoever runs no scripts is not for the others.
document.documentElement.dataset.scripted = '';

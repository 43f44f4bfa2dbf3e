// Loaded before the first paint, so that a reader who chose light or dark colours never sees the others flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the colours follow the system.
}

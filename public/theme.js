// Loaded before the first paint, so that a reader who chose light or dark colours never sees the others flash; the chosen
// units are those of the address, else those that were chosen last.
let units =
  new URLSearchParams(location.search).get('units') ??
  new URLSearchParams(location.hash.slice(1)).get('units');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  units ??= localStorage.getItem('units');
} catch {
  // Storage is blocked: the colours follow the system, the units the address.
}
if (units) document.documentElement.dataset.units = units;

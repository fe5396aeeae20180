// Runs before the first paint, so that a chosen theme does not flash.
try {
  const theme = JSON.parse(localStorage.getItem('offworld') || '{}').theme;
  if (theme === 'night' || theme === 'dust') document.documentElement.dataset.theme = theme;
} catch {
  // A browser without storage follows the system's theme.
}

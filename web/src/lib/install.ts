/** Makes the page installable: a worker keeps its shell where the browser allows one (https, or this computer). */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

const cleanups = new Set<() => void>();
let isListening = false;

/** Does something when this process ends, by Ctrl+C and `kill` too. Returns a function that cancels it. */
export function atExit(cleanup: () => void): () => void {
  if (!isListening) listen();
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

function listen(): void {
  isListening = true;
  process.once('exit', () => cleanups.forEach((cleanup) => cleanup()));
  // 128 and the number of the signal, as shells report it.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

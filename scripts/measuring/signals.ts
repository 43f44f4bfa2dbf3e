/** Ends this process in good order on Ctrl+C: what is to be done at its exit (stopping servers, removing files) is done. */
export function exitOnSignal(): void {
  // 128 and the number of the signal, as shells report it.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

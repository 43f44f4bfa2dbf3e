/** On SIGTERM or SIGINT stops and ends the process; the second signal ends it at once, as a failure. */
export function onStop(stop: () => Promise<void>): void {
  const state = { isStopping: false };
  const onSignal = (): void => {
    if (state.isStopping) process.exit(1);
    state.isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** On SIGHUP reloads; a signal that comes meanwhile has it done once more. */
export function onReload(reload: () => Promise<void>): void {
  const state = { isUnderWay: false, isWanted: false };
  const run = async (): Promise<void> => {
    state.isWanted = true;
    if (state.isUnderWay) return;
    state.isUnderWay = true;
    while (state.isWanted) {
      state.isWanted = false;
      await reload();
    }
    state.isUnderWay = false;
  };
  process.on('SIGHUP', () => void run());
}

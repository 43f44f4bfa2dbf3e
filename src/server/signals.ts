/** Signals that come so soon after each other are one signal. */
const QUIET_MILLISECONDS = 200;

/**
 * On SIGTERM or SIGINT stops and ends the process, even if stopping fails; the second signal ends it at once, as
 * a failure. Ctrl-C under `npm start` is one signal that comes twice: from the terminal, and from npm.
 */
export function onStop(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = (): void => {
    const now = performance.now();
    if (stoppingSince !== null && now - stoppingSince > QUIET_MILLISECONDS) process.exit(1);
    if (stoppingSince !== null) return;
    stoppingSince = now;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** A reload waits until no signal has come for a while, but no longer than this. */
const LONGEST_WAIT_MILLISECONDS = 2000;

/**
 * Reloads on SIGHUP. A burst of signals causes one reload; a signal during a reload causes one more. A reload
 * that throws is reported, and later ones are still tried.
 */
export function onReload(reload: () => Promise<unknown>, onError: (error: unknown) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let firstAt: number | null = null;
  let isQueued = false;
  let underWay: Promise<unknown> = Promise.resolve();

  const run = (): void => {
    firstAt = null;
    if (isQueued) return;
    isQueued = true;
    underWay = underWay
      .then(() => {
        isQueued = false;
        return reload();
      })
      .catch(onError);
  };

  process.on('SIGHUP', () => {
    const now = performance.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.min(QUIET_MILLISECONDS, firstAt + LONGEST_WAIT_MILLISECONDS - now));
  });
}

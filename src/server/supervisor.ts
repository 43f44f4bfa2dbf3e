import { execFile } from 'node:child_process';

/** What a supervisor of the kind of systemd wants to hear (sd_notify). */
export interface Supervisor {
  /** How long it waits for a sign of life; null for none. */
  readonly patienceMilliseconds: number | null;
}

/**
 * Tells a supervisor that the service is ready and, in half the time for which it waits, that it lives: a process whose
 * event loop stands still says nothing, and is restarted. Node has no sockets of datagrams between processes, so a
 * program of systemd sends the word.
 */
export function reportTo({ patienceMilliseconds }: Supervisor, onFault: (error: Error) => void): void {
  const say = (word: string): void => {
    execFile('systemd-notify', [word], (error) => {
      if (error !== null) onFault(error);
    });
  };
  say('READY=1');
  if (patienceMilliseconds !== null) setInterval(say, patienceMilliseconds / 2, 'WATCHDOG=1').unref();
}

import { execFile } from 'node:child_process';

/** A process manager that speaks sd_notify, such as systemd. */
export interface Supervisor {
  /** How long it waits for a sign of life; null when it wants none. */
  readonly patienceMilliseconds: number | null;
}

/**
 * Reports readiness to the supervisor, and a sign of life in half the time for which it waits: a process whose event loop is
 * blocked sends none, and is restarted. Node has no Unix datagram sockets, so `systemd-notify` sends the messages.
 */
export function notifySupervisor({ patienceMilliseconds }: Supervisor, onError: (error: Error) => void): void {
  const notify = (message: string): void => {
    execFile('systemd-notify', [message], (error) => {
      if (error !== null) onError(error);
    });
  };
  notify('READY=1');
  if (patienceMilliseconds !== null) setInterval(notify, patienceMilliseconds / 2, 'WATCHDOG=1').unref();
}

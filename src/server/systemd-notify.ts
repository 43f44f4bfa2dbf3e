import { execFile } from 'node:child_process';

/**
 * Notifies a supervisor such as systemd (sd_notify) that the service is ready and, in half the time for which
 * it waits for a sign of life (null if there is none), that it lives: a process with a blocked event loop
 * sends none, and is restarted. Node has no Unix datagram sockets, so a program of systemd sends the message.
 */
export function reportTo(
  { patienceMilliseconds }: { readonly patienceMilliseconds: number | null },
  onError: (error: Error) => void,
): void {
  const say = (word: string): void => {
    execFile('systemd-notify', [word], (error) => {
      if (error !== null) onError(error);
    });
  };
  say('READY=1');
  if (patienceMilliseconds !== null) setInterval(say, patienceMilliseconds / 2, 'WATCHDOG=1').unref();
}

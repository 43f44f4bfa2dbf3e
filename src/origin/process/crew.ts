import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from './back-off.ts';
import type { Notices } from '../log.ts';
import { launch, stopWorkers, type Member } from './member.ts';

/** What starting a crew gave: the crew and what its first worker said, or the first fault. */
export type CrewStart =
  | { readonly ok: true; readonly crew: Crew; readonly ready: Member['ready'] }
  | { readonly ok: false; readonly fault: string };

/** How many workers over which build. */
export interface CrewSize {
  readonly folder: string;
  readonly workers: number;
}

/** Starts workers, all at once; when one cannot serve, none does. */
export async function startCrew({ folder, workers }: CrewSize, log: Notices): Promise<CrewStart> {
  const launches = await Promise.all(Array.from({ length: workers }, () => launch(folder)));
  const members = launches.flatMap((started) => (started.ok ? [started.member] : []));
  const faults = launches.flatMap((started) => (started.ok ? [] : [started.fault]));
  const [first] = members;
  const [fault = 'There is no worker.'] = faults;
  if (first !== undefined && faults.length === 0) {
    return { ok: true, crew: new Crew(members, folder, log), ready: first.ready };
  }
  await stopWorkers();
  return { ok: false, fault };
}

/** Workers that serve the same build at the same address. One that ends unasked is replaced, the later the oftener it happens. */
export class Crew {
  readonly #members = new Set<Member>();
  /** Members whose successor is on its way. */
  readonly #leaving = new Set<Member>();
  readonly #backOff = backOff();
  readonly #log: Notices;
  #folder: string;
  #isStopping = false;

  constructor(members: readonly Member[], folder: string, log: Notices) {
    this.#folder = folder;
    this.#log = log;
    for (const member of members) this.#add(member);
  }

  /**
   * Replaces every worker by one over the build in this folder, one after the other, each only when its successor is
   * ready. Resolves to a fault, and all stays as it was, when the first successor cannot serve it; else to null.
   */
  async renew(folder: string): Promise<string | null> {
    const [first, ...others] = this.#members;
    const fault = first === undefined ? null : await this.#tryOut(first, folder);
    if (fault !== null) return fault;
    this.#folder = folder;
    for (const member of others) {
      // Else it has ended meanwhile, and its successor is over the new build already.
      if (this.#members.has(member)) await this.#succeed(member);
    }
    return null;
  }

  /** Stops all workers. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await stopWorkers();
  }

  #add(member: Member): void {
    const start = performance.now();
    this.#members.add(member);
    void member.ended.then((how) => {
      this.#members.delete(member);
      if (!this.#leaving.delete(member)) void this.#replace({ pid: member.pid, how }, performance.now() - start);
    });
  }

  async #replace(loss: object, lived: number): Promise<void> {
    if (this.#isStopping) return;
    const milliseconds = this.#backOff.next(lived);
    this.#log.error({ ...loss, milliseconds }, 'a worker ended: another is started after these milliseconds');
    await pause(milliseconds);
    await this.#recruit();
  }

  /** Starts one worker over the build of the crew, however often it takes. */
  async #recruit(): Promise<void> {
    if (this.#isStopping) return;
    const started = await launch(this.#folder);
    if (started.ok) this.#add(started.member);
    else await this.#replace({ fault: started.fault }, 0);
  }

  async #tryOut(first: Member, folder: string): Promise<string | null> {
    this.#leaving.add(first);
    const started = await launch(folder);
    if (started.ok) {
      this.#add(started.member);
      await this.#retire(first);
      return null;
    }
    if (this.#members.has(first)) this.#leaving.delete(first);
    else void this.#recruit();
    return started.fault;
  }

  async #succeed(member: Member): Promise<void> {
    this.#leaving.add(member);
    await this.#recruit();
    await this.#retire(member);
  }

  async #retire(member: Member): Promise<void> {
    member.retire();
    await member.ended;
  }
}

import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * V8 collects garbage when it needs room, and keeps the room: what a start, a reload or a burst of requests needed for a
 * moment would be held until the next burst. So memory is given back when there is time for it.
 */

const MEGABYTE = 1024 * 1024;

/** How much more than after the last collection is worth another one: at leisure, and at once. */
const GROWTH_BYTES = { some: 32 * MEGABYTE, much: 48 * MEGABYTE };

/** The share of the time, up to which a process counts as idle. */
const IDLE_SHARE = 0.1;

/** How long a process may be busy before it is time for a collection all the same. */
const LONGEST_SECONDS = 60;

const EVERY_MILLISECONDS = 2000;

/** Gives memory back now. It takes some ten milliseconds: for after a start or a reload. */
export interface Memory {
  readonly giveBack: () => void;
}

/** What tells whether it is time to give memory back: since the last time, and for the last moments. */
interface Course {
  readonly grownBytes: number;
  readonly seconds: number;
  readonly busyShare: number;
}

/** Whether it is time to give memory back: it grew, and there is little to do, or it was long ago, or it grew by much. */
export const isTime = ({ grownBytes, seconds, busyShare }: Course): boolean => {
  const isLeisure = busyShare < IDLE_SHARE || seconds >= LONGEST_SECONDS;
  return grownBytes > GROWTH_BYTES[isLeisure ? 'some' : 'much'];
};

/** Watches the memory of the process and gives back what it does not need. */
export function watchMemory(): Memory {
  setFlagsFromString('--expose-gc');
  let level = 0;
  let since = performance.now();
  let busyBefore = performance.eventLoopUtilization();

  const giveBack = (): void => {
    // The only way to V8's collector for a process that was started without a flag. Of its kinds of collection only the last
    // resort gives the room back as well as the garbage.
    runInNewContext(`gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })`);
    level = process.memoryUsage.rss();
    since = performance.now();
  };
  const look = (): void => {
    const busy = performance.eventLoopUtilization();
    const { utilization: busyShare } = performance.eventLoopUtilization(busy, busyBefore);
    busyBefore = busy;
    const [grownBytes, seconds] = [process.memoryUsage.rss() - level, (performance.now() - since) / 1000];
    if (isTime({ grownBytes, seconds, busyShare })) giveBack();
  };

  setInterval(look, EVERY_MILLISECONDS).unref();
  return { giveBack };
}

/**
 * Has V8 collect the garbage of answers while it is young, and all garbage seldom. For before the first build is opened.
 *
 * A build has tens of thousands of documents, made at the start and kept: V8 learns from them that what this code makes grows
 * old, and puts that of each later answer among the old objects too, where it and all that it holds stays until a full
 * collection. And it lets a heap that hardly grows have a tenth more than is in use: of 64 MB, hardly more than its young
 * generation takes, so that load has it collect all of it several times as often.
 */
export function collectYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=50');
}

import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * V8 collects garbage when it needs room, and keeps the room: what a start, a reload or a burst of requests
 * needed for a moment would be held until the next burst. So memory is given back when there is time for it.
 */

const MEGABYTE = 1024 * 1024;

/** Growth since the last collection that triggers another one: when idle, and under load. */
const GROWTH_BYTES = { some: 32 * MEGABYTE, much: 128 * MEGABYTE };

/** The share of time below which a process counts as idle. */
const IDLE_SHARE = 0.1;

/** The largest young generation: beyond it, collections become rarer but hardly faster. */
const MOST_YOUNG_BYTES = 64 * MEGABYTE;

const EVERY_MILLISECONDS = 2000;

/**
 * True when it is time to free memory: it grew since the last time, and there is little to do, or it grew by
 * much.
 */
export const isTime = (grownBytes: number, busyShare: number): boolean =>
  grownBytes > GROWTH_BYTES[busyShare < IDLE_SHARE ? 'some' : 'much'];

/**
 * Watches the memory of the process and frees the memory that it does not need. Returns a function that does
 * so at once, which takes up to a quarter of a second: for after a start or a reload.
 */
export function watchMemory(): () => void {
  setFlagsFromString('--expose-gc');
  let level = 0;
  let busyBefore = performance.eventLoopUtilization();

  const freeMemory = (): void => {
    // The only way to V8's collector for a process that was started without a flag. Of its kinds of
    // collection only the last resort gives the room back as well as the garbage.
    runInNewContext(`gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })`);
    level = process.memoryUsage.rss();
  };
  const look = (): void => {
    capNewSpace();
    const busy = performance.eventLoopUtilization();
    const { utilization: busyShare } = performance.eventLoopUtilization(busy, busyBefore);
    busyBefore = busy;
    if (isTime(process.memoryUsage.rss() - level, busyShare)) freeMemory();
  };

  setInterval(look, EVERY_MILLISECONDS).unref();
  return freeMemory;
}

/** Has the young generation, which V8 doubles under load, keep its size once it is large enough. */
function capNewSpace(): void {
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  const isLarge = (young?.space_size ?? 0) >= MOST_YOUNG_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`);
}

/**
 * Has V8 collect the garbage of answers while it is young, and all garbage seldom. For before the first build
 * is opened.
 *
 * A build has tens of thousands of documents, made at the start and kept: V8 learns from them that what this
 * code makes grows old, and puts that of each later answer among the old objects too, where it and all that
 * it holds stays until a full collection. And it lets a heap that hardly grows have a tenth more than is in
 * use: of 64 MB, hardly more than its young generation takes, so that load has it collect all of it several
 * times as often.
 */
export function tuneGc(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=50');
}

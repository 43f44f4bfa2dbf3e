import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';

/** The machine in a line: cores, memory, system and Node; nothing that identifies its owner. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || 'of unknown model';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

import { arch, availableParallelism, platform, totalmem } from 'node:os';

/** The machine's shape, without its name. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GiB of memory (${platform()} ${arch()}), Node.js ${process.versions.node}`;

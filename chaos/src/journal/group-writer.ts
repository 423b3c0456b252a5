import type { FileHandle } from 'node:fs/promises';

export interface GroupWriter {
  /** Resolves once the line is on the disk. */
  append(line: object): Promise<void>;
  /** Writes the line with the next group. */
  note(line: object): void;
  flush(): Promise<void>;
}

/** Writes what came meanwhile together, one sync for all. */
export function createGroupWriter(handle: FileHandle): GroupWriter {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let last = Promise.resolve();

  const writeWaiting = async (): Promise<void> => {
    await last;
    const lines = waiting;
    waiting = [];
    next = undefined;
    last = write(lines.join(''));
    await last;
  };
  const write = async (text: string): Promise<void> => {
    await handle.appendFile(text);
    await handle.datasync();
  };
  const flush = (): Promise<void> => (next ??= writeWaiting());
  const note = (line: object): void => void waiting.push(`${JSON.stringify(line)}\n`);
  return {
    note,
    flush,
    append(line) {
      note(line);
      return flush();
    },
  };
}

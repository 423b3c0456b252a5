const newline = 10;
/** Of a line that is too long: enough to see which one it is. */
const keptBytes = 256;

export interface LineHandler {
  /** The longest line that is read, in bytes. */
  maxBytes: number;
  onLine: (line: string) => void;
  /** A longer one ended; takes how it begins. */
  onLongLine: (beginning: string) => void;
}

export interface LineReader {
  read: (chunk: Buffer) => void;
  /** Whether the last line that began has ended. */
  isAtEnd: () => boolean;
}

/** Takes lines apart as their bytes come. Every byte is looked at once, however long its line is. */
export function createLineReader({ maxBytes, onLine, onLongLine }: LineHandler): LineReader {
  let parts: Buffer[] = [];
  let bytes = 0;

  const add = (part: Buffer): void => {
    if (part.length === 0) return;
    const wasLong = bytes > maxBytes;
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
    else if (!wasLong)
      parts = [Buffer.concat([...parts, part].slice(0, keptBytes)).subarray(0, keptBytes)];
  };
  const end = (): void => {
    const text = parts.length === 1 ? parts[0]!.toString() : Buffer.concat(parts).toString();
    const isLong = bytes > maxBytes;
    parts = [];
    bytes = 0;
    (isLong ? onLongLine : onLine)(text);
  };
  return {
    read(chunk) {
      let start = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
        add(chunk.subarray(start, at));
        end();
        start = at + 1;
      }
      add(chunk.subarray(start));
    },
    isAtEnd: () => bytes === 0,
  };
}

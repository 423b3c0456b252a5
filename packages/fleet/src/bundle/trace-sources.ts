import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Printed {
  toString(): string;
}

const frame = /file:\/\/[^\s()]+\.mjs:\d+:\d+/;

/**
 * Stack traces name the sources' lines. Node's own `--enable-source-maps` reads all maps at the start and keeps
 * them, 12 to 25 MiB: here a file's map is read when a trace first names it.
 */
export function traceSources(folder: string): void {
  const maps = new Map<string, SourceMap | undefined>();
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((each: Printed) => {
      const line = each.toString();
      const [place = ''] = frame.exec(line) ?? [];
      return `\n    at ${place === '' ? line : line.replace(place, toSource(place))}`;
    });
    return `${describe(error)}${lines.join('')}`;
  };

  function toSource(place: string): string {
    const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    const file = fileURLToPath(url);
    if (!file.startsWith(folder)) return place;
    if (!maps.has(file)) maps.set(file, readMap(file));
    const found = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (found === undefined || !('fileName' in found)) return place;
    return `${join(dirname(file), found.fileName)}:${found.lineNumber}:${found.columnNumber}`;
  }
}

/** Undefined where the file is gone, as that of a bundle before the last: a trace is no place to fail. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** As V8 begins a trace. */
function describe(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '<error>';
  }
}

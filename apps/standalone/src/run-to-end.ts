/**
 * Runs what an operator started from a terminal, to its end: an error is a line and the exit code 1. A
 * reader that has gone away (`| head`) ends only what is printed: the database is closed as always.
 */
export async function runToEnd(program: () => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

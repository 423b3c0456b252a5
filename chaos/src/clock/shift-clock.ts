import { readFileSync, writeFileSync } from 'node:fs';

/*
 * Loaded by --import into a service's process, before its own code: Date shows another time than
 * the machine's. The number of milliseconds is in the file that the address of this module names.
 * Timers and performance.now() are those of the machine, as where a clock was set wrongly.
 */
const file = new URL(import.meta.url).searchParams.get('file');
if (file === null) throw new Error('Name the file with the shift, as shift-clock.ts?file=...');
const shiftMs = Number(readFileSync(file, 'utf8'));
const MachineDate = Date;

if (shiftMs !== 0) {
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, asked) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, asked) as Date,
    // As a function, Date gives the time as text, whatever it is called with.
    apply: () => new MachineDate(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
}

function now(): number {
  return MachineDate.now() + shiftMs;
}

// So that the harness sees that it works.
writeFileSync(`${file}.shown`, new Date().toISOString());

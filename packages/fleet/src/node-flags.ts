/**
 * What every process of a service is started with. V8's young generation grows with the machine's
 * memory and not with the need; bounded, a process at rest takes a third less.
 */
export const nodeFlags = ['--max-semi-space-size=16'] as const;

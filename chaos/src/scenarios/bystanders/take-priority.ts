import { constants, setPriority } from 'node:os';

/**
 * Clients have machines of their own and wait for no processor of the services'. Where only the
 * superuser may have priority, how late the reads are sent tells what is the harness's own.
 */
export function takePriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch (error) {
    const { info } = error as { info?: { code?: string } };
    if (info?.code !== 'EACCES' && info?.code !== 'EPERM') throw error;
  }
}

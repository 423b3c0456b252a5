/** Replicas tell each other of registrations here. */
export const webhooksChannel = 'sync_webhooks';

/**
 * When and where a callback was registered, as text that orders registrations in the same way for
 * every replica: of two at the same instant, too, exactly one is the later one.
 */
export const registrationStamp = (atMs: number, replicaId: string): string =>
  `${String(atMs).padStart(15, '0')}/${replicaId}`;

/** What a replica says of a registration: its stamp, and the subscription's key. */
export interface Announcement {
  stamp: string;
  key: string;
}

export const writeAnnouncement = ({ stamp, key }: Announcement): string => `${stamp} ${key}`;

export function readAnnouncement(notice: string): Announcement {
  const [stamp = '', key = ''] = notice.split(' ');
  return { stamp, key };
}

import { z } from 'zod';

/** Replicas tell each other here which callback has changed; the tables are the truth. */
export const webhooksChannel = 'sync_webhooks';

const announcementSchema = z.object({
  /** The replica that has made the change, and has seen to its own part of it. */
  from: z.string(),
  workspaceId: z.string(),
  /** Absent: the replica has released its callbacks. */
  id: z.string().optional(),
});

export type Announcement = z.infer<typeof announcementSchema>;

export const writeAnnouncement = (announcement: Announcement): string =>
  JSON.stringify(announcement);

/** Undefined for what an older version of the service says, which holds its callbacks in memory. */
export function readAnnouncement(notice: string): Announcement | undefined {
  if (!notice.startsWith('{')) return undefined;
  return announcementSchema.safeParse(JSON.parse(notice)).data;
}

import { serveFloor } from './serve-floor.ts';

interface Items {
  playbooks: { id: string }[];
}

/** The catalogue is held in memory; what the workspace mounted is asked for each time. */
serveFloor((app, sql, { workspaceId, held }) => {
  const catalogue = held as Items;
  app.get('/api/marketplace/items', async (_req, res) => {
    const rows = await sql`
      select playbook_id, status from commerce.subscriptions where workspace_id = ${workspaceId}`;
    const mounted = new Set(
      rows.filter((row) => row['status'] === 'active').map((row) => row['playbook_id'] as string),
    );
    const playbooks = catalogue.playbooks.map((playbook) => ({
      ...playbook,
      isMounted: mounted.has(playbook.id),
    }));
    res.json({ ...catalogue, playbooks, mountedCount: mounted.size });
  });
});

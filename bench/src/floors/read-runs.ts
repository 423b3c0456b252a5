import { serveFloor } from './serve-floor.ts';

serveFloor((app, sql, { workspaceId }) => {
  app.get('/api/runs', async (_req, res) => {
    const rows = await sql`
      select id, workflow_id as "workflowId", workflow_name as "workflowName", status,
        trigger_source as "triggerSource", initial_context as "initialContext",
        created_at as "createdAt", started_at as "startedAt", completed_at as "completedAt",
        error_message as "errorMessage"
      from workflow.runs where workspace_id = ${workspaceId}
      order by created_at desc, id desc limit 50`;
    res.json({ runs: rows });
  });
});

/**
 * SQL: 10,000 artifacts of `ws_a` and as many of 500 other workspaces. One in two is a post; of
 * these, one in five is scheduled, in the past or future by halves, and most are published.
 */
export const seedArtifacts = `
  insert into workflow.artifacts (workspace_id, id, artifact_type, title, content, status, scheduled_for,
    revision_version, lineage_id, workflow_run_id, workflow_id, created_at, updated_at)
  select case when n <= 10000 then 'ws_a' else 'ws_' || n % 500 end, 'art_' || n,
    case n % 2 when 0 then 'post' else 'document' end, 'Title', repeat('content ', 50),
    case n % 10 when 0 then 'draft' when 1 then 'draft' when 2 then 'scheduled' when 3 then 'archived'
      else 'published' end,
    case when n % 10 = 2 then timestamptz '2026-03-01T12:00:00Z' + (n % 1000 - 500) * interval '1 hour' end,
    1, 'art_' || n, 'run_' || n / 4, 'mkt-01',
    timestamptz '2026-03-01T12:00:00Z' - n * interval '1 second', timestamptz '2026-03-01T12:00:00Z'
  from generate_series(1, 20000) n`;

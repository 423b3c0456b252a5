ALTER TABLE "audit"."events" ADD COLUMN "actor" jsonb;--> statement-breakpoint
-- Who acted, after what an earlier release reads of an entry.
CREATE OR REPLACE VIEW audit.entries WITH (security_invoker = true) AS
	SELECT e.workspace_id, e.timestamp, e.id, e.agent, e.action, e.model, e.message,
		coalesce(r.status, e.status) AS status, e.latency_ms, e.tokens_total, e.cost, e.policy_checks,
		e.details, e.search_text, r.link_id, r.decided_by, r.decided_at, e.actor
	FROM audit.events e
	LEFT JOIN LATERAL (
		SELECT w.status, w.link_id, w.decided_by, w.decided_at FROM audit.reviews w
		WHERE e.status = 'requires_approval' AND w.workspace_id = e.workspace_id AND w.entry_id = e.id
		OFFSET 0
	) r ON true
	WHERE e.decides IS NULL;
--> statement-breakpoint
-- As before, with the actor. A process of the release before gives none.
CREATE OR REPLACE FUNCTION audit.finish_append(links json, reviews json, heads json) RETURNS void
LANGUAGE plpgsql VOLATILE
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
	WITH given AS MATERIALIZED (
		SELECT * FROM json_to_recordset(links) AS l(
			"workspaceId" text, position bigint, "prevHash" text, hash text, id text, timestamp timestamptz,
			agent text, action text, model text, message text, status text, "latencyMs" double precision,
			"tokensTotal" bigint, cost numeric, "policyChecks" jsonb, details jsonb, decides text,
			"securityAlert" boolean, "searchText" text, actor jsonb)
	), stored AS (
		INSERT INTO audit.events (
			workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model, message, status,
			latency_ms, tokens_total, cost, policy_checks, details, decides, security_alert, search_text,
			actor)
		SELECT "workspaceId", position, decode("prevHash", 'hex'), decode(hash, 'hex'), id, timestamp, agent,
			action, model, message, status, "latencyMs", "tokensTotal", cost, "policyChecks", details, decides,
			"securityAlert", "searchText", actor
		FROM given
	)
	INSERT INTO audit.activity AS a (workspace_id, minute, entries, saif_passed, security_alerts, cost)
	SELECT "workspaceId", date_trunc('minute', timestamp), count(*),
		count(*) FILTER (WHERE ("policyChecks"->>'saifPassed')::boolean),
		count(*) FILTER (WHERE "securityAlert"), sum(cost)
	FROM given WHERE decides IS NULL
	GROUP BY 1, 2
	ON CONFLICT (workspace_id, minute) DO UPDATE SET
		entries = a.entries + excluded.entries,
		saif_passed = a.saif_passed + excluded.saif_passed,
		security_alerts = a.security_alerts + excluded.security_alerts,
		cost = a.cost + excluded.cost;

	INSERT INTO audit.reviews (workspace_id, entry_id, entry_timestamp, run_id, status, link_id, link_position, decided_by, decided_at)
	SELECT * FROM json_to_recordset(reviews) AS r(
		"workspaceId" text, "entryId" text, "entryTimestamp" timestamptz, "runId" text, status text,
		"linkId" text, "linkPosition" bigint, "decidedBy" text, "decidedAt" timestamptz)
	ON CONFLICT (workspace_id, entry_id) DO UPDATE SET
		entry_timestamp = excluded.entry_timestamp, run_id = excluded.run_id, status = excluded.status,
		link_id = excluded.link_id, link_position = excluded.link_position,
		decided_by = excluded.decided_by, decided_at = excluded.decided_at;

	PERFORM audit.write_heads(heads);
END $$;

CREATE INDEX "events_agent_idx" ON "audit"."events" USING btree ("workspace_id",left("agent", 300),"timestamp","id") WHERE decides is null;--> statement-breakpoint
CREATE INDEX "events_action_idx" ON "audit"."events" USING btree ("workspace_id",left("action", 300),"timestamp","id") WHERE decides is null;--> statement-breakpoint
CREATE INDEX "events_run_idx" ON "audit"."events" USING btree ("workspace_id",left("details" ->> 'runId', 300),"timestamp","id") WHERE decides is null and details ->> 'runId' is not null;--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA audit TO workspace_ops_audit_search;
--> statement-breakpoint
-- Conditions on the alias e for what a filter names besides the status: `from`, `to`, `agent`,
-- `action`, `runId`, and `needle`, an encoded text, with the probes that the search index looks up.
CREATE FUNCTION audit.filter_conditions(filter json, probes text[]) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT concat(
		' AND e.timestamp >= ' || quote_literal(filter->>'from') || '::timestamptz',
		' AND e.timestamp <= ' || quote_literal(filter->>'to') || '::timestamptz',
		' AND left(e.agent, 300) = ' || quote_literal(filter->>'agent'),
		' AND left(e.action, 300) = ' || quote_literal(filter->>'action'),
		' AND left(e.details->>''runId'', 300) = ' || quote_literal(filter->>'runId')
			|| ' AND e.details->>''runId'' IS NOT NULL',
		' AND strpos(e.search_text, ' || quote_literal(filter->>'needle') || ') > 0',
		audit.probe_conditions(probes))
$$;
--> statement-breakpoint
-- The keys of the entries of workspace $1 that a filter lets through, in parts that are disjoint: those
-- that asked for approval have the status that their reviews say. `after` are further conditions on a
-- part's moment and id, and `rest` is its end.
CREATE FUNCTION audit.filtered_keys(filter json, probes text[], after text, rest text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT CASE
		WHEN filter->>'status' IS NULL THEN format(
			'SELECT e.timestamp, e.id FROM audit.events e
			WHERE e.workspace_id = $1 AND e.decides IS NULL %s %s %s',
			c.conditions, replace(replace(after, '{at}', 'e.timestamp'), '{id}', 'e.id'),
			replace(replace(rest, '{at}', 'e.timestamp'), '{id}', 'e.id'))
		ELSE concat_ws(' UNION ALL ',
			CASE WHEN filter->>'status' <> 'requires_approval' THEN format(
				'(SELECT e.timestamp, e.id FROM audit.events e
				WHERE e.workspace_id = $1 AND e.decides IS NULL AND e.status = %L %s %s %s)',
				filter->>'status', c.conditions,
				replace(replace(after, '{at}', 'e.timestamp'), '{id}', 'e.id'),
				replace(replace(rest, '{at}', 'e.timestamp'), '{id}', 'e.id')) END,
			format(
				'(SELECT r.entry_timestamp, r.entry_id FROM audit.reviews r
				JOIN audit.events e ON e.workspace_id = r.workspace_id
					AND e.timestamp = r.entry_timestamp AND e.id = r.entry_id
				WHERE r.workspace_id = $1 AND r.status = %L AND e.status = ''requires_approval''
					AND e.decides IS NULL %s %s %s)',
				filter->>'status', c.conditions,
				replace(replace(after, '{at}', 'r.entry_timestamp'), '{id}', 'r.entry_id'),
				replace(replace(rest, '{at}', 'r.entry_timestamp'), '{id}', 'r.entry_id')))
		END
	FROM (SELECT audit.filter_conditions(filter, probes) AS conditions) c
$$;
--> statement-breakpoint
-- The newest entries that a filter lets through, at most `listed`, those before the given moment and id
-- if there are such. Planned anew at each call, since the best plan depends on the filter.
CREATE FUNCTION audit.find_entries(filter json, probes text[], before_at timestamptz, before_id text, listed int)
RETURNS SETOF audit.entries
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
AS $$
DECLARE
	after text := CASE WHEN before_at IS NULL THEN '' ELSE 'AND {at} <= $2 AND ({at}, {id}) < ($2, $3)' END;
BEGIN
	RETURN QUERY EXECUTE format($query$
		WITH page AS MATERIALIZED (
			SELECT k.timestamp, k.id FROM (%s) k(timestamp, id) ORDER BY 1 DESC, 2 DESC LIMIT $4
		)
		SELECT n.* FROM page
		CROSS JOIN LATERAL (
			SELECT * FROM audit.entries t
			WHERE t.workspace_id = $1 AND t.timestamp = page.timestamp AND t.id = page.id OFFSET 0
		) n
		ORDER BY n.timestamp DESC, n.id DESC $query$,
		audit.filtered_keys(filter, probes, after, 'ORDER BY {at} DESC, {id} DESC LIMIT $4'))
	USING audit.searched_workspace(), before_at, before_id, listed;
END $$;
--> statement-breakpoint
-- How many entries a filter lets through.
CREATE FUNCTION audit.count_entries(filter json, probes text[]) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE counted bigint;
BEGIN
	EXECUTE format('SELECT count(*) FROM (%s) k', audit.filtered_keys(filter, probes, '', ''))
	INTO counted USING audit.searched_workspace();
	RETURN counted;
END $$;
--> statement-breakpoint
DO $$ DECLARE f regprocedure; BEGIN
	FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
		WHERE p.pronamespace = 'audit'::regnamespace
		AND p.proname IN ('filter_conditions', 'filtered_keys', 'find_entries', 'count_entries')
	LOOP
		EXECUTE format('REVOKE ALL ON FUNCTION %s FROM public', f);
		EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO workspace_ops_audit', f);
		EXECUTE format('ALTER FUNCTION %s OWNER TO workspace_ops_audit_search', f);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA audit FROM workspace_ops_audit_search;

GRANT USAGE, CREATE ON SCHEMA audit TO workspace_ops_audit_search;
--> statement-breakpoint
-- Whether many of the newest entries up to a position have the text. Pinned to the index, since a
-- plan made while the table was small is kept while it grows.
CREATE FUNCTION audit.is_common(workspace text, needle text, to_position bigint) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off
AS $$
DECLARE sampled constant bigint := 500;
BEGIN
	RETURN (
		SELECT count(*) FILTER (WHERE strpos(e.search_text, needle) > 0) * 10 > count(*)
		FROM audit.events e
		WHERE e.workspace_id = workspace AND e.position > to_position - sampled AND e.position <= to_position
	);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION audit.is_common(text, text, bigint) FROM public;
--> statement-breakpoint
ALTER FUNCTION audit.is_common(text, text, bigint) OWNER TO workspace_ops_audit_search;
--> statement-breakpoint
-- As before, but a text that many entries have is counted by reading them all, in parallel where the
-- server may: each match by the search index costs several times as much. For the same reason the
-- entries that asked for approval, which are few, are joined with their reviews apart then.
CREATE OR REPLACE FUNCTION audit.count_matches(needle text, probes text[], after_position bigint, to_position bigint)
RETURNS TABLE (success bigint, requires_approval bigint, warning bigint, error bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	workspace text := audit.searched_workspace();
	worth_sampling constant bigint := 5000;
	came text := $came$
		SELECT coalesce(r.status, e.status) AS now, true AS came, 1 AS entries
		FROM audit.events e
		LEFT JOIN LATERAL (
			SELECT w.status FROM audit.reviews w
			WHERE e.status = 'requires_approval' AND w.workspace_id = e.workspace_id AND w.entry_id = e.id
			OFFSET 0
		) r ON true
		WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
			AND e.decides IS NULL AND strpos(e.search_text, $4) > 0 $came$ || audit.probe_conditions(probes);
BEGIN
	IF to_position - after_position > worth_sampling AND audit.is_common(workspace, needle, to_position) THEN
		came := $came$
			SELECT e.status AS now, true AS came, count(*) AS entries
			FROM audit.events e
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND e.status <> 'requires_approval' AND strpos(e.search_text, $4) > 0
			GROUP BY e.status
			UNION ALL
			SELECT coalesce(r.status, e.status), true, 1
			FROM audit.events e
			LEFT JOIN audit.reviews r ON r.workspace_id = e.workspace_id AND r.entry_id = e.id
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND e.status = 'requires_approval' AND strpos(e.search_text, $4) > 0 $came$;
	END IF;
	RETURN QUERY EXECUTE format($query$
		SELECT
			(coalesce(sum(entries) FILTER (WHERE now = 'success'), 0))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'requires_approval'), 0) - count(*) FILTER (WHERE NOT came))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'warning'), 0))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'error'), 0))::bigint
		FROM (
			%s
			UNION ALL
			SELECT r.status, false, 1
			FROM audit.reviews r
			JOIN audit.events e ON e.workspace_id = r.workspace_id
				AND e.timestamp = r.entry_timestamp AND e.id = r.entry_id
			WHERE r.workspace_id = $1 AND r.link_position > $2 AND r.link_position <= $3
				AND e.position <= $2 AND e.status = 'requires_approval' AND strpos(e.search_text, $4) > 0
		) changes $query$, came)
	USING workspace, after_position, to_position, needle;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA audit FROM workspace_ops_audit_search;

-- Dropped and not replaced, since it returns one column more; who asks as before gets what they asked for.
DROP FUNCTION audit.count_matches(text, text[], bigint, bigint);
--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA audit TO workspace_ops_audit_search;
--> statement-breakpoint
-- How the positions after_position to to_position change the number of matching entries of each
-- status: entries that came, and older entries that were decided. Planned anew at each call, since
-- the best plan depends on the text. `newest` are the timestamps and ids of the newest 100 of those that
-- came and those known before, so that they need not be looked for; null where these are not known.
-- A text that many entries have is counted by reading them all, in parallel where the server may: each
-- match by the search index costs several times as much. For the same reason the entries that asked for
-- approval, which are few, are joined with their reviews apart then; and `newest` is null, since the
-- newest of many are found at once by reading backwards.
CREATE FUNCTION audit.count_matches(needle text, probes text[], after_position bigint, to_position bigint, known json DEFAULT NULL)
RETURNS TABLE (success bigint, requires_approval bigint, warning bigint, error bigint, newest json)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	workspace text := audit.searched_workspace();
	worth_sampling constant bigint := 5000;
	came text := $came$
		WITH came AS MATERIALIZED (
			SELECT e.timestamp, e.id, coalesce(r.status, e.status) AS now
			FROM audit.events e
			LEFT JOIN LATERAL (
				SELECT w.status FROM audit.reviews w
				WHERE e.status = 'requires_approval' AND w.workspace_id = e.workspace_id AND w.entry_id = e.id
				OFFSET 0
			) r ON true
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND strpos(e.search_text, $4) > 0 $came$ || audit.probe_conditions(probes) || $came$
		), newest AS (
			SELECT CASE WHEN $5 IS NOT NULL THEN coalesce(json_agg(n), '[]') END AS keys
			FROM (
				SELECT c.timestamp, c.id FROM came c
				UNION
				SELECT k.timestamp, k.id FROM json_to_recordset($5) AS k(timestamp timestamptz, id text)
				ORDER BY 1 DESC, 2 DESC LIMIT 100
			) n
		), counted AS (SELECT c.now, count(*) AS entries FROM came c GROUP BY c.now)$came$;
BEGIN
	IF to_position - after_position > worth_sampling AND audit.is_common(workspace, needle, to_position) THEN
		came := $came$
		WITH newest AS (SELECT NULL::json AS keys), counted AS (
			SELECT e.status AS now, count(*) AS entries
			FROM audit.events e
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND e.status <> 'requires_approval' AND strpos(e.search_text, $4) > 0
			GROUP BY e.status
			UNION ALL
			SELECT coalesce(r.status, e.status), 1
			FROM audit.events e
			LEFT JOIN audit.reviews r ON r.workspace_id = e.workspace_id AND r.entry_id = e.id
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND e.status = 'requires_approval' AND strpos(e.search_text, $4) > 0
		)$came$;
	END IF;
	RETURN QUERY EXECUTE came || $query$
		SELECT
			(coalesce(sum(entries) FILTER (WHERE now = 'success'), 0))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'requires_approval'), 0) - coalesce(sum(entries) FILTER (WHERE decided), 0))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'warning'), 0))::bigint,
			(coalesce(sum(entries) FILTER (WHERE now = 'error'), 0))::bigint,
			(SELECT keys FROM newest)
		FROM (
			SELECT now, entries, false AS decided FROM counted
			UNION ALL
			SELECT r.status, 1, true
			FROM audit.reviews r
			JOIN audit.events e ON e.workspace_id = r.workspace_id
				AND e.timestamp = r.entry_timestamp AND e.id = r.entry_id
			WHERE r.workspace_id = $1 AND r.link_position > $2 AND r.link_position <= $3
				AND e.position <= $2 AND e.status = 'requires_approval' AND strpos(e.search_text, $4) > 0
		) changes $query$
	USING workspace, after_position, to_position, needle, known;
END $$;
--> statement-breakpoint
-- The entries of these timestamps and ids.
CREATE FUNCTION audit.find_known(known json)
RETURNS SETOF audit.entries
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE workspace text := audit.searched_workspace();
BEGIN
	RETURN QUERY
		SELECT n.* FROM json_to_recordset(known) AS k(timestamp timestamptz, id text)
		CROSS JOIN LATERAL (
			SELECT * FROM audit.entries t
			WHERE t.workspace_id = workspace AND t.timestamp = k.timestamp AND t.id = k.id OFFSET 0
		) n;
END $$;
--> statement-breakpoint
DO $$ DECLARE f regprocedure; BEGIN
	FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
		WHERE p.pronamespace = 'audit'::regnamespace AND p.proname IN ('count_matches', 'find_known')
	LOOP
		EXECUTE format('REVOKE ALL ON FUNCTION %s FROM public', f);
		EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO workspace_ops_audit', f);
		EXECUTE format('ALTER FUNCTION %s OWNER TO workspace_ops_audit_search', f);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA audit FROM workspace_ops_audit_search;

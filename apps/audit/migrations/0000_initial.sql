CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS "audit_anchor";
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS "audit";
--> statement-breakpoint
CREATE TABLE "audit"."activity" (
	"workspace_id" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"saif_passed" bigint NOT NULL,
	"security_alerts" bigint NOT NULL,
	"cost" numeric NOT NULL,
	CONSTRAINT "activity_workspace_id_minute_pk" PRIMARY KEY("workspace_id","minute")
);
--> statement-breakpoint
CREATE TABLE "audit"."events" (
	"workspace_id" text NOT NULL,
	"position" bigint NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"id" text NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"agent" text NOT NULL,
	"action" text NOT NULL,
	"model" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"latency_ms" double precision NOT NULL,
	"tokens_total" bigint NOT NULL,
	"cost" numeric NOT NULL,
	"policy_checks" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"decides" text,
	"security_alert" boolean NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "events_workspace_id_timestamp_id_pk" PRIMARY KEY("workspace_id","timestamp","id")
) PARTITION BY RANGE ("timestamp");
--> statement-breakpoint
CREATE TABLE "audit"."events_default" PARTITION OF "audit"."events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "audit_anchor"."heads" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"success" bigint NOT NULL,
	"requires_approval" bigint NOT NULL,
	"warning" bigint NOT NULL,
	"error" bigint NOT NULL,
	"broken_position" bigint,
	"broken_reason" text,
	"mac" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit"."reviews" (
	"workspace_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"entry_timestamp" timestamp with time zone,
	"run_id" text,
	"status" text NOT NULL,
	"link_id" text,
	"link_position" bigint,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reviews_workspace_id_entry_id_pk" PRIMARY KEY("workspace_id","entry_id")
);
--> statement-breakpoint
CREATE INDEX "events_position_idx" ON "audit"."events" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "events_id_idx" ON "audit"."events" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "events_status_idx" ON "audit"."events" USING btree ("workspace_id","status","timestamp","id") WHERE decides is null;--> statement-breakpoint
CREATE INDEX "events_search_idx" ON "audit"."events" USING gin ("search_text" gin_trgm_ops, "workspace_id") WITH (gin_pending_list_limit = 1024);--> statement-breakpoint
CREATE INDEX "reviews_status_idx" ON "audit"."reviews" USING btree ("workspace_id","status","entry_timestamp","entry_id");--> statement-breakpoint
CREATE INDEX "reviews_link_idx" ON "audit"."reviews" USING btree ("workspace_id","link_position");--> statement-breakpoint
CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%.% is append-only: % is refused', tg_table_schema, tg_table_name, tg_op
		USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit.events
	FOR EACH ROW EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit.events
	FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE ON audit.reviews
	FOR EACH ROW EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit.reviews
	FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE ON audit_anchor.heads
	FOR EACH ROW EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_anchor.heads
	FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
-- A half of a review is written once: a decision is not revised.
CREATE TRIGGER write_once BEFORE UPDATE ON audit.reviews FOR EACH ROW
	WHEN (
		new.workspace_id <> old.workspace_id OR new.entry_id <> old.entry_id
		OR (old.entry_timestamp IS NOT NULL AND (new.entry_timestamp, new.run_id) IS DISTINCT FROM (old.entry_timestamp, old.run_id))
		OR (old.link_id IS NOT NULL AND (new.status, new.link_id, new.link_position, new.decided_by, new.decided_at)
			IS DISTINCT FROM (old.status, old.link_id, old.link_position, old.decided_by, old.decided_at))
	)
	EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER forward_only BEFORE UPDATE ON audit_anchor.heads FOR EACH ROW
	WHEN (new.workspace_id <> old.workspace_id OR new.position < old.position
		OR (old.broken_position IS NOT NULL AND (new.broken_position, new.broken_reason) IS DISTINCT FROM (old.broken_position, old.broken_reason)))
	EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
REVOKE ALL ON audit.events, audit.events_default, audit.reviews FROM workspace_ops_audit;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit.events TO workspace_ops_audit;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit.reviews TO workspace_ops_audit;
--> statement-breakpoint
GRANT USAGE ON SCHEMA audit_anchor TO workspace_ops_audit;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit_anchor.heads TO workspace_ops_audit;
--> statement-breakpoint
ALTER TABLE audit_anchor.heads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_anchor.heads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY workspace_isolation ON audit_anchor.heads USING (
	workspace_id = (SELECT current_setting('app.workspace_id'))
	OR (SELECT current_setting('app.workspace_id')) = '*');
--> statement-breakpoint
-- The coming months' partitions, each with the guards that a partition does not inherit.
CREATE FUNCTION audit.ensure_event_partitions() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE part regclass;
BEGIN
	PERFORM audit.ensure_partitions();
	FOR part IN
		SELECT i.inhrelid::regclass FROM pg_inherits i
		WHERE i.inhparent = 'audit.events'::regclass AND NOT EXISTS (
			SELECT FROM pg_trigger t WHERE t.tgrelid = i.inhrelid AND t.tgname = 'append_only_truncate')
	LOOP
		EXECUTE format('REVOKE ALL ON %s FROM workspace_ops_audit', part);
		EXECUTE format('CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON %s
			FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change()', part);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION audit.ensure_event_partitions() FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit.ensure_event_partitions() TO workspace_ops_audit;
--> statement-breakpoint
-- The events as they are shown: an entry that asked for approval once, with how it was decided.
CREATE VIEW audit.entries WITH (security_invoker = true) AS
	SELECT e.workspace_id, e.timestamp, e.id, e.agent, e.action, e.model, e.message,
		coalesce(r.status, e.status) AS status, e.latency_ms, e.tokens_total, e.cost, e.policy_checks,
		e.details, e.search_text, r.link_id, r.decided_by, r.decided_at
	FROM audit.events e
	LEFT JOIN LATERAL (
		SELECT w.status, w.link_id, w.decided_by, w.decided_at FROM audit.reviews w
		WHERE e.status = 'requires_approval' AND w.workspace_id = e.workspace_id AND w.entry_id = e.id
		OFFSET 0
	) r ON true
	WHERE e.decides IS NULL;
--> statement-breakpoint
-- Under row-level security LIKE may not use an index, since it is not leakproof. The search
-- functions run as a role whose policy lets every row through, and check the workspace themselves.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'workspace_ops_audit_search') THEN
		CREATE ROLE workspace_ops_audit_search NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT pg_has_role(current_user, 'workspace_ops_audit_search', 'SET') THEN
		GRANT workspace_ops_audit_search TO current_user;
	END IF;
END $$;
--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA audit TO workspace_ops_audit_search;
--> statement-breakpoint
GRANT SELECT ON audit.events, audit.reviews, audit.entries TO workspace_ops_audit_search;
--> statement-breakpoint
CREATE POLICY search ON audit.events FOR SELECT TO workspace_ops_audit_search USING (true);
--> statement-breakpoint
CREATE POLICY search ON audit.reviews FOR SELECT TO workspace_ops_audit_search USING (true);
--> statement-breakpoint
CREATE FUNCTION audit.searched_workspace() RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE workspace text := current_setting('app.workspace_id');
BEGIN
	IF workspace = '*' THEN
		RAISE EXCEPTION 'A search is of one workspace' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN workspace;
END $$;
--> statement-breakpoint
-- Conditions on the alias e that the search index serves, one for each probe. Single trigrams are
-- intersected by leaps; one long pattern would compare all of its trigrams at each candidate.
CREATE FUNCTION audit.probe_conditions(probes text[]) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT coalesce(string_agg(format(' AND e.search_text LIKE %L', '%' || probe || '%'), ''), '')
	FROM unnest(probes) probe
$$;
--> statement-breakpoint
-- How the positions after_position to to_position change the number of matching entries of each
-- status: entries that came, and older entries that were decided. Planned anew at each call, since
-- the best plan depends on the text.
CREATE FUNCTION audit.count_matches(needle text, probes text[], after_position bigint, to_position bigint)
RETURNS TABLE (success bigint, requires_approval bigint, warning bigint, error bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	RETURN QUERY EXECUTE format($query$
		SELECT
			(count(*) FILTER (WHERE now = 'success'))::bigint,
			(count(*) FILTER (WHERE now = 'requires_approval') - count(*) FILTER (WHERE NOT came))::bigint,
			(count(*) FILTER (WHERE now = 'warning'))::bigint,
			(count(*) FILTER (WHERE now = 'error'))::bigint
		FROM (
			SELECT coalesce(r.status, e.status) AS now, true AS came
			FROM audit.events e
			LEFT JOIN LATERAL (
				SELECT w.status FROM audit.reviews w
				WHERE e.status = 'requires_approval' AND w.workspace_id = e.workspace_id AND w.entry_id = e.id
				OFFSET 0
			) r ON true
			WHERE e.workspace_id = $1 AND e.position > $2 AND e.position <= $3
				AND e.decides IS NULL AND strpos(e.search_text, $4) > 0 %s
			UNION ALL
			SELECT r.status, false
			FROM audit.reviews r
			JOIN audit.events e ON e.workspace_id = r.workspace_id
				AND e.timestamp = r.entry_timestamp AND e.id = r.entry_id
			WHERE r.workspace_id = $1 AND r.link_position > $2 AND r.link_position <= $3
				AND e.position <= $2 AND e.status = 'requires_approval' AND strpos(e.search_text, $4) > 0
		) changes $query$, audit.probe_conditions(probes))
	USING audit.searched_workspace(), after_position, to_position, needle;
END $$;
--> statement-breakpoint
-- Pinned to the indexes, here and below: a plan made while a table was small is kept while it grows.
CREATE FUNCTION audit.newest_entries(workspace text, wanted text)
RETURNS SETOF audit.entries
LANGUAGE plpgsql STABLE ROWS 100
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
	IF wanted IS NULL THEN
		RETURN QUERY SELECT * FROM audit.entries n WHERE n.workspace_id = workspace
			ORDER BY n.timestamp DESC, n.id DESC LIMIT 100;
		RETURN;
	END IF;
	RETURN QUERY
		SELECT n.* FROM (
			(SELECT e.timestamp, e.id FROM audit.events e
				WHERE e.workspace_id = workspace AND e.decides IS NULL AND e.status = wanted
				AND wanted <> 'requires_approval'
				ORDER BY e.timestamp DESC, e.id DESC LIMIT 100)
			UNION ALL
			(SELECT r.entry_timestamp, r.entry_id FROM audit.reviews r
				WHERE r.workspace_id = workspace AND r.status = wanted AND r.entry_timestamp IS NOT NULL
				ORDER BY r.entry_timestamp DESC, r.entry_id DESC LIMIT 100)
			ORDER BY 1 DESC, 2 DESC LIMIT 100
		) newest
		CROSS JOIN LATERAL (
			SELECT * FROM audit.entries t
			WHERE t.workspace_id = workspace AND t.timestamp = newest.timestamp AND t.id = newest.id OFFSET 0
		) n
		ORDER BY n.timestamp DESC, n.id DESC;
END $$;
--> statement-breakpoint
-- The first half of an append: locks the workspaces' heads in the order of their ids, so that no two
-- appends wait for each other, and then looks at what is there: each statement sees what was
-- committed while the lock was waited for.
CREATE FUNCTION audit.begin_append(given json) RETURNS json
LANGUAGE plpgsql VOLATILE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE heads json; stored json; reviews json;
BEGIN
	SELECT coalesce(json_agg(h), '[]') INTO heads FROM (
		SELECT l.workspace_id AS "workspaceId", l.position, encode(l.hash, 'hex') AS hash, l.success,
			l.requires_approval, l.warning, l.error, l.broken_position AS "brokenPosition",
			l.broken_reason AS "brokenReason", encode(l.mac, 'hex') AS mac
		FROM audit_anchor.heads l
		WHERE l.workspace_id = ANY (ARRAY(SELECT DISTINCT g->>'workspaceId' FROM json_array_elements(given) g))
		ORDER BY l.workspace_id FOR UPDATE
	) h;
	SELECT coalesce(json_agg(json_build_array(e.workspace_id, e.id)), '[]') INTO stored
		FROM json_to_recordset(given) AS g("workspaceId" text, id text)
		CROSS JOIN LATERAL (
			SELECT l.workspace_id, l.id FROM audit.events l
			WHERE l.workspace_id = g."workspaceId" AND l.id = g.id OFFSET 0
		) e;
	SELECT coalesce(json_agg(r), '[]') INTO reviews
		FROM (SELECT DISTINCT "workspaceId", reviewed FROM json_to_recordset(given) AS g("workspaceId" text, reviewed text)) g
		CROSS JOIN LATERAL (
			SELECT * FROM audit.reviews w
			WHERE w.workspace_id = g."workspaceId" AND w.entry_id = g.reviewed OFFSET 0
		) r;
	RETURN json_build_object('heads', heads, 'stored', stored, 'reviews', reviews);
END $$;
--> statement-breakpoint
-- The second half: stores the links, what they change, and the new heads.
CREATE FUNCTION audit.finish_append(links json, reviews json, heads json) RETURNS void
LANGUAGE plpgsql VOLATILE
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
	WITH given AS MATERIALIZED (
		SELECT * FROM json_to_recordset(links) AS l(
			"workspaceId" text, position bigint, "prevHash" text, hash text, id text, timestamp timestamptz,
			agent text, action text, model text, message text, status text, "latencyMs" double precision,
			"tokensTotal" bigint, cost numeric, "policyChecks" jsonb, details jsonb, decides text,
			"securityAlert" boolean, "searchText" text)
	), stored AS (
		INSERT INTO audit.events (
			workspace_id, position, prev_hash, hash, id, timestamp, agent, action, model, message, status,
			latency_ms, tokens_total, cost, policy_checks, details, decides, security_alert, search_text)
		SELECT "workspaceId", position, decode("prevHash", 'hex'), decode(hash, 'hex'), id, timestamp, agent,
			action, model, message, status, "latencyMs", "tokensTotal", cost, "policyChecks", details, decides,
			"securityAlert", "searchText"
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
--> statement-breakpoint
-- The heads of chains that have none; one that another append opened meanwhile stays.
CREATE FUNCTION audit.open_heads(heads json) RETURNS void
LANGUAGE sql VOLATILE AS $$
	INSERT INTO audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, broken_position, broken_reason, mac)
	SELECT "workspaceId", position, decode(hash, 'hex'), success, requires_approval, warning, error, "brokenPosition", "brokenReason", decode(mac, 'hex')
	FROM json_to_recordset(heads) AS h(
		"workspaceId" text, position bigint, hash text, success bigint, requires_approval bigint, warning bigint,
		error bigint, "brokenPosition" bigint, "brokenReason" text, mac text)
	ORDER BY 1
	ON CONFLICT (workspace_id) DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION audit.write_heads(heads json) RETURNS void
LANGUAGE sql VOLATILE AS $$
	INSERT INTO audit_anchor.heads (workspace_id, position, hash, success, requires_approval, warning, error, broken_position, broken_reason, mac)
	SELECT "workspaceId", position, decode(hash, 'hex'), success, requires_approval, warning, error, "brokenPosition", "brokenReason", decode(mac, 'hex')
	FROM json_to_recordset(heads) AS h(
		"workspaceId" text, position bigint, hash text, success bigint, requires_approval bigint, warning bigint,
		error bigint, "brokenPosition" bigint, "brokenReason" text, mac text)
	ON CONFLICT (workspace_id) DO UPDATE SET
		position = excluded.position, hash = excluded.hash, success = excluded.success,
		requires_approval = excluded.requires_approval, warning = excluded.warning, error = excluded.error,
		broken_position = excluded.broken_position, broken_reason = excluded.broken_reason, mac = excluded.mac;
$$;
--> statement-breakpoint
-- The newest 100 matching entries by the search index: for texts that few entries have.
CREATE FUNCTION audit.find_rare(needle text, probes text[], wanted text)
RETURNS SETOF audit.entries
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	RETURN QUERY EXECUTE format($query$
		WITH matches AS MATERIALIZED (
			SELECT e.timestamp, e.id, e.status FROM audit.events e
			WHERE e.workspace_id = $1 AND e.decides IS NULL AND strpos(e.search_text, $2) > 0 %s
		), newest AS MATERIALIZED (
			SELECT m.timestamp, m.id FROM matches m
			LEFT JOIN LATERAL (
				SELECT w.status FROM audit.reviews w
				WHERE m.status = 'requires_approval' AND w.workspace_id = $1 AND w.entry_id = m.id OFFSET 0
			) r ON true
			WHERE $3 IS NULL OR coalesce(r.status, m.status) = $3
			ORDER BY m.timestamp DESC, m.id DESC LIMIT 100
		)
		SELECT n.* FROM newest
		CROSS JOIN LATERAL (
			SELECT * FROM audit.entries t
			WHERE t.workspace_id = $1 AND t.timestamp = newest.timestamp AND t.id = newest.id OFFSET 0
		) n
		ORDER BY n.timestamp DESC, n.id DESC $query$, audit.probe_conditions(probes))
	USING audit.searched_workspace(), needle, wanted;
END $$;
--> statement-breakpoint
-- The same, read from the newest entry backwards until 100 match: for texts that many have.
CREATE FUNCTION audit.find_common(needle text, wanted text)
RETURNS SETOF audit.entries
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE workspace text := audit.searched_workspace();
BEGIN
	RETURN QUERY SELECT * FROM audit.entries n
		WHERE n.workspace_id = workspace AND strpos(n.search_text, needle) > 0
		AND (wanted IS NULL OR n.status = wanted)
		ORDER BY n.timestamp DESC, n.id DESC LIMIT 100;
END $$;
--> statement-breakpoint
DO $$ DECLARE f regprocedure; BEGIN
	FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
		WHERE p.pronamespace = 'audit'::regnamespace
		AND p.proname IN ('searched_workspace', 'probe_conditions', 'count_matches', 'find_rare', 'find_common')
	LOOP
		EXECUTE format('REVOKE ALL ON FUNCTION %s FROM public', f);
		EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO workspace_ops_audit', f);
		EXECUTE format('ALTER FUNCTION %s OWNER TO workspace_ops_audit_search', f);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA audit FROM workspace_ops_audit_search;

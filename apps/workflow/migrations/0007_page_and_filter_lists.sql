CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "workflow"."search_texts" (
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "search_texts_workspace_id_kind_created_at_id_pk" PRIMARY KEY("workspace_id","kind","created_at","id")
);
--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "listed_context" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."snapshots" ADD COLUMN "listed_configuration" jsonb;--> statement-breakpoint
CREATE INDEX "artifacts_grade_idx" ON "workflow"."artifacts" USING btree ("workspace_id","quality_grade","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_status_idx" ON "workflow"."runs" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_workflow_idx" ON "workflow"."runs" USING btree ("workspace_id","workflow_id","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_source_idx" ON "workflow"."runs" USING btree ("workspace_id","trigger_source","created_at","id");
--> statement-breakpoint
-- The fields of a large object, the smallest first, as long as they are within 12,288 bytes: what lists
-- show of it. PostgreSQL prints a space after each colon and comma and so at most one and a half times
-- the bytes that are sent; who reads it keeps the exact bound of 8,192. Null for a small object.
CREATE FUNCTION workflow.listed_fields(whole jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT CASE WHEN octet_length(whole::text) > 8192 THEN (
		SELECT jsonb_build_object(
			'truncated', bool_or(f.bytes > 12288),
			'fields', coalesce(jsonb_object_agg(f.key, f.value) FILTER (WHERE f.bytes <= 12288), '{}'))
		FROM (
			SELECT e.key, e.value, sum(e.bytes) OVER (ORDER BY e.bytes, e.key) AS bytes
			FROM (
				SELECT j.key, j.value, octet_length(to_jsonb(j.key)::text) + octet_length(j.value::text) + 4 AS bytes
				FROM jsonb_each(whole) j
			) e
		) f
	) END
$$;
--> statement-breakpoint
CREATE FUNCTION workflow.list_run_context() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	new.listed_context := workflow.listed_fields(new.initial_context);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_context BEFORE INSERT ON workflow.runs FOR EACH ROW
	WHEN (octet_length(new.initial_context::text) > 8192) EXECUTE FUNCTION workflow.list_run_context();
--> statement-breakpoint
CREATE TRIGGER list_changed_context BEFORE UPDATE OF initial_context ON workflow.runs FOR EACH ROW
	EXECUTE FUNCTION workflow.list_run_context();
--> statement-breakpoint
CREATE FUNCTION workflow.list_configuration() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	new.listed_configuration := workflow.listed_fields(new.configuration);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_configuration BEFORE INSERT OR UPDATE OF configuration ON workflow.snapshots FOR EACH ROW
	EXECUTE FUNCTION workflow.list_configuration();
--> statement-breakpoint
-- What a search of a run looks through: its id, its workflow, and the texts of its context.
CREATE FUNCTION workflow.text_of_run(id text, workflow_id text, workflow_name text, context jsonb) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT lower(left(concat_ws(E'\n', id, workflow_id, workflow_name, (
		SELECT string_agg(v #>> '{}', E'\n') FROM jsonb_path_query(context, 'strict $.**') v
		WHERE jsonb_typeof(v) IN ('string', 'number'))), 65536))
$$;
--> statement-breakpoint
-- And of an artifact: its id, its title and summary, and the beginning of its content.
CREATE FUNCTION workflow.text_of_artifact(id text, title text, summary text, content text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT lower(concat_ws(E'\n', id, title, summary, left(content, 2000)))
$$;
--> statement-breakpoint
CREATE FUNCTION workflow.store_run_texts() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	INSERT INTO workflow.search_texts (workspace_id, kind, created_at, id, text)
	SELECT workspace_id, 'run', created_at, id, workflow.text_of_run(id, workflow_id, workflow_name, initial_context)
	FROM stored;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_texts AFTER INSERT ON workflow.runs REFERENCING NEW TABLE AS stored
	FOR EACH STATEMENT EXECUTE FUNCTION workflow.store_run_texts();
--> statement-breakpoint
CREATE FUNCTION workflow.store_artifact_texts() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	INSERT INTO workflow.search_texts (workspace_id, kind, created_at, id, text)
	SELECT workspace_id, 'artifact', created_at, id, workflow.text_of_artifact(id, title, summary, content)
	FROM stored;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_texts AFTER INSERT ON workflow.artifacts REFERENCING NEW TABLE AS stored
	FOR EACH STATEMENT EXECUTE FUNCTION workflow.store_artifact_texts();
--> statement-breakpoint
-- What is stored already, under forced row-level security, too.
SELECT set_config('app.workspace_id', '*', true);
--> statement-breakpoint
UPDATE workflow.runs SET listed_context = workflow.listed_fields(initial_context)
	WHERE octet_length(initial_context::text) > 8192;
--> statement-breakpoint
UPDATE workflow.snapshots SET listed_configuration = workflow.listed_fields(configuration)
	WHERE octet_length(configuration::text) > 8192;
--> statement-breakpoint
INSERT INTO workflow.search_texts (workspace_id, kind, created_at, id, text)
SELECT workspace_id, 'run', created_at, id, workflow.text_of_run(id, workflow_id, workflow_name, initial_context)
FROM workflow.runs;
--> statement-breakpoint
INSERT INTO workflow.search_texts (workspace_id, kind, created_at, id, text)
SELECT workspace_id, 'artifact', created_at, id, workflow.text_of_artifact(id, title, summary, content)
FROM workflow.artifacts;
--> statement-breakpoint
-- After the rows, which takes less time. A short list of what is not sorted in yet keeps searches fast.
CREATE INDEX "search_texts_idx" ON "workflow"."search_texts" USING gin ("text" gin_trgm_ops,"workspace_id","kind") WITH (gin_pending_list_limit = 1024);
--> statement-breakpoint
-- Under row-level security LIKE may not use an index, since it is not leakproof. The search functions
-- run as a role whose policies let every row through, and check the workspace themselves.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'workspace_ops_workflow_search') THEN
		CREATE ROLE workspace_ops_workflow_search NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT pg_has_role(current_user, 'workspace_ops_workflow_search', 'SET') THEN
		GRANT workspace_ops_workflow_search TO current_user;
	END IF;
END $$;
--> statement-breakpoint
GRANT USAGE, CREATE ON SCHEMA workflow TO workspace_ops_workflow_search;
--> statement-breakpoint
GRANT SELECT ON workflow.runs, workflow.artifacts, workflow.search_texts TO workspace_ops_workflow_search;
--> statement-breakpoint
CREATE POLICY search ON workflow.runs FOR SELECT TO workspace_ops_workflow_search USING (true);
--> statement-breakpoint
CREATE POLICY search ON workflow.artifacts FOR SELECT TO workspace_ops_workflow_search USING (true);
--> statement-breakpoint
CREATE POLICY search ON workflow.search_texts FOR SELECT TO workspace_ops_workflow_search USING (true);
--> statement-breakpoint
CREATE FUNCTION workflow.search_pattern(q text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT '%' || regexp_replace(lower(q), '([\\%_])', '\\\1', 'g') || '%'
$$;
--> statement-breakpoint
-- The rows of workspace $1 whose text contains `q` of a filter and that its other parts let through:
-- `equals`, values by column, `from` and `to`.
CREATE FUNCTION workflow.searched_rows(searched text, filter json) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT format('SELECT t.created_at, t.id FROM workflow.search_texts t %s
		WHERE t.workspace_id = $1 AND t.kind = %L AND t.text LIKE %L %s %s',
		CASE WHEN c.conditions IS NOT NULL THEN format(
			'JOIN workflow.%I r ON r.workspace_id = t.workspace_id AND r.created_at = t.created_at AND r.id = t.id',
			CASE searched WHEN 'run' THEN 'runs' ELSE 'artifacts' END) END,
		searched, workflow.search_pattern(filter->>'q'),
		c.conditions,
		concat(
			' AND t.created_at >= ' || quote_literal(filter->>'from') || '::timestamptz',
			' AND t.created_at <= ' || quote_literal(filter->>'to') || '::timestamptz'))
	FROM (
		SELECT string_agg(format(' AND r.%I = %L', e.key, e.value), '') AS conditions
		FROM json_each_text(filter->'equals') e
	) c
$$;
--> statement-breakpoint
CREATE FUNCTION workflow.searched_workspace() RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE workspace text := current_setting('app.workspace_id');
BEGIN
	IF workspace = '*' THEN
		RAISE EXCEPTION 'A search is of one workspace' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN workspace;
END $$;
--> statement-breakpoint
-- The newest of them, at most `listed`, those before the given moment and id if there are such. Under
-- row-level security the planner may not look at how frequent a text is, so the newest rows are: where
-- some of them match, reading on from the newest finds enough soon, and an index of all matches would
-- read them all.
CREATE FUNCTION workflow.find_rows(searched text, filter json, before_at timestamptz, before_id text, listed int)
RETURNS TABLE (created_at timestamptz, id text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = on SET enable_sort = on
AS $$
DECLARE
	workspace text := workflow.searched_workspace();
	pattern text := workflow.search_pattern(filter->>'q');
BEGIN
	IF (SELECT count(*) >= 2 FROM (
		SELECT s.text FROM workflow.search_texts s
		WHERE s.workspace_id = workspace AND s.kind = searched
		ORDER BY s.created_at DESC, s.id DESC LIMIT 200) newest WHERE newest.text LIKE pattern)
	THEN
		-- Undone at the function's end, as its own settings are.
		PERFORM set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
	END IF;
	RETURN QUERY EXECUTE workflow.searched_rows(searched, filter)
		|| CASE WHEN before_at IS NULL THEN '' ELSE ' AND (t.created_at, t.id) < ($2, $3)' END
		|| ' ORDER BY t.created_at DESC, t.id DESC LIMIT $4'
	USING workspace, before_at, before_id, listed;
END $$;
--> statement-breakpoint
CREATE FUNCTION workflow.count_rows(searched text, filter json) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE counted bigint;
BEGIN
	EXECUTE format('SELECT count(*) FROM (%s) k', workflow.searched_rows(searched, filter))
	INTO counted USING workflow.searched_workspace();
	RETURN counted;
END $$;
--> statement-breakpoint
DO $$ DECLARE f regprocedure; BEGIN
	FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
		WHERE p.pronamespace = 'workflow'::regnamespace
		AND p.proname IN ('searched_rows', 'searched_workspace', 'search_pattern', 'find_rows', 'count_rows')
	LOOP
		EXECUTE format('REVOKE ALL ON FUNCTION %s FROM public', f);
		EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO workspace_ops_workflow', f);
		EXECUTE format('ALTER FUNCTION %s OWNER TO workspace_ops_workflow_search', f);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA workflow FROM workspace_ops_workflow_search;

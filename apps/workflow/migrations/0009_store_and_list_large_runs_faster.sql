-- pglz, the default, compresses 1 MB in some 45 ms: lz4 needs a tenth of that, where the server has it.
DO $$ BEGIN
	ALTER TABLE "workflow"."runs" ALTER COLUMN "initial_context" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
	ALTER TABLE "workflow"."runs" ALTER COLUMN "initial_context" SET STORAGE EXTERNAL;
END $$;
--> statement-breakpoint
-- As before, without the whole object as text: it is as long as its fields with their punctuation.
CREATE OR REPLACE FUNCTION workflow.listed_fields(whole jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT CASE WHEN sum(f.bytes) > 8192 THEN jsonb_build_object(
		'truncated', bool_or(f.bytes_so_far > 12288),
		'fields', coalesce(jsonb_object_agg(f.key, f.value) FILTER (WHERE f.bytes_so_far <= 12288), '{}')) END
	FROM (
		SELECT e.key, e.value, e.bytes, sum(e.bytes) OVER (ORDER BY e.bytes, e.key) AS bytes_so_far
		FROM (
			SELECT j.key, j.value, octet_length(to_jsonb(j.key)::text) + octet_length(j.value::text) + 4 AS bytes
			FROM jsonb_each(whole) j
		) e
	) f
$$;
--> statement-breakpoint
-- As before, without a copy of each object and list that the texts stand in.
CREATE OR REPLACE FUNCTION workflow.text_of_run(id text, workflow_id text, workflow_name text, context jsonb) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT lower(left(concat_ws(E'\n', id, workflow_id, workflow_name, (
		SELECT string_agg(v #>> '{}', E'\n')
		FROM jsonb_path_query(context, 'strict $.** ? (@.type() == "string" || @.type() == "number")') v)), 65536))
$$;

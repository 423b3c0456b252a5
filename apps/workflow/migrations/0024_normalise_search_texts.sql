-- An accent is a part of its letter or a character of its own: texts are searched, and found, in NFC.
CREATE OR REPLACE FUNCTION workflow.text_of_run(id text, workflow_id text, workflow_name text, context jsonb) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT lower(normalize(left(concat_ws(E'\n', id, workflow_id, workflow_name, (
		SELECT string_agg(v #>> '{}', E'\n') FROM jsonb_path_query(context, 'strict $.**') v
		WHERE jsonb_typeof(v) IN ('string', 'number'))), 65536), NFC))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION workflow.text_of_artifact(id text, title text, summary text, content text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
	SELECT lower(normalize(concat_ws(E'\n', id, title, summary, left(content, 2000)), NFC))
$$;
--> statement-breakpoint
-- What is stored already, under forced row-level security, too.
SELECT set_config('app.workspace_id', '*', true);
--> statement-breakpoint
UPDATE workflow.search_texts SET text = normalize(text, NFC) WHERE text IS NOT NFC NORMALIZED;

-- The log of a deleted workspace can be removed: by who owns the tables, as the service's role has no right to
-- delete, and who names the workspace for the transaction.
CREATE OR REPLACE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' AND tg_level = 'ROW' THEN
		IF old.workspace_id = current_setting('app.removed_log', true) THEN
			RETURN old;
		END IF;
	END IF;
	RAISE EXCEPTION '%.% is append-only: % is refused', tg_table_schema, tg_table_name, tg_op
		USING ERRCODE = 'insufficient_privilege';
END $$;

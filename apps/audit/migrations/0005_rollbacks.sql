CREATE TABLE "audit_anchor"."rollbacks" (
	"workspace_id" text NOT NULL,
	"number" integer NOT NULL,
	"position" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"witnessed_position" bigint NOT NULL,
	"witnessed_hash" "bytea",
	"has_gap" boolean NOT NULL,
	"found_at_ms" bigint NOT NULL,
	"acknowledged_position" bigint,
	"acknowledged_hash" "bytea",
	"mac" "bytea" NOT NULL,
	CONSTRAINT "rollbacks_workspace_id_number_pk" PRIMARY KEY("workspace_id","number")
);

--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE ON audit_anchor.rollbacks
	FOR EACH ROW EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_anchor.rollbacks
	FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
-- All that changes is that it is acknowledged, once.
CREATE TRIGGER acknowledged_once BEFORE UPDATE ON audit_anchor.rollbacks FOR EACH ROW
	WHEN (old.acknowledged_position IS NOT NULL
		OR (new.workspace_id, new.number, new.position, new.hash, new.witnessed_position, new.witnessed_hash, new.has_gap, new.found_at_ms)
			IS DISTINCT FROM (old.workspace_id, old.number, old.position, old.hash, old.witnessed_position, old.witnessed_hash, old.has_gap, old.found_at_ms))
	EXECUTE FUNCTION audit.refuse_change();
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit_anchor.rollbacks TO workspace_ops_audit;
--> statement-breakpoint
ALTER TABLE audit_anchor.rollbacks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_anchor.rollbacks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY workspace_isolation ON audit_anchor.rollbacks USING (
	workspace_id = (SELECT current_setting('app.workspace_id'))
	OR (SELECT current_setting('app.workspace_id')) = '*');

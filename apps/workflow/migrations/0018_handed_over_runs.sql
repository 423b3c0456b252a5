ALTER TABLE "workflow"."runs" ADD COLUMN "handed_over_from" text;--> statement-breakpoint
CREATE INDEX "runs_handed_over_idx" ON "workflow"."runs" USING btree ("workspace_id","handed_over_from","created_at") WHERE handed_over_from is not null;--> statement-breakpoint
-- What is stored already, under forced row-level security, too.
SELECT set_config('app.workspace_id', '*', true);
--> statement-breakpoint
-- Of a run that was handed over the context names its sender; a chain is nothing that a caller can give.
UPDATE "workflow"."runs" SET "handed_over_from" = "initial_context"->'handoff'->>'fromRunId'
	WHERE "handoff_chain" IS NOT NULL AND "restarted_from" IS NULL;

DROP INDEX "workflow"."artifacts_newest_idx";--> statement-breakpoint
DROP INDEX "workflow"."artifacts_calendar_idx";--> statement-breakpoint
DROP INDEX "workflow"."approvals_open_idx";--> statement-breakpoint
DROP INDEX "workflow"."runs_newest_idx";--> statement-breakpoint
DROP INDEX "workflow"."snapshots_newest_idx";--> statement-breakpoint
CREATE INDEX "artifacts_newest_idx" ON "workflow"."artifacts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "artifacts_calendar_idx" ON "workflow"."artifacts" USING btree ("workspace_id","scheduled_for","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE artifact_type = 'post';--> statement-breakpoint
CREATE INDEX "approvals_open_idx" ON "workflow"."approvals" USING btree ("workspace_id","requested_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "runs_newest_idx" ON "workflow"."runs" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "snapshots_newest_idx" ON "workflow"."snapshots" USING btree ("workspace_id","created_at","id");
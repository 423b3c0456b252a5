CREATE INDEX "approvals_decided_idx" ON "workflow"."approvals" USING btree ("workspace_id","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "run_steps_completed_idx" ON "workflow"."run_steps" USING btree ("workspace_id","completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "runs_completed_idx" ON "workflow"."runs" USING btree ("workspace_id","completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "runs_sent_back_idx" ON "workflow"."runs" USING btree ("workspace_id") WHERE send_backs is not null;
ALTER TABLE "workflow"."approvals" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "escalation_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "approvals_untold_idx" ON "workflow"."approvals" USING btree ("requested_at") WHERE decided_at is null and told_at is null;--> statement-breakpoint
CREATE INDEX "approvals_escalation_untold_idx" ON "workflow"."approvals" USING btree ("escalated_at") WHERE decided_at is null and escalated_at is not null and escalation_told_at is null;--> statement-breakpoint
-- Nobody gets mails about what has waited since before there were any.
UPDATE "workflow"."approvals" SET "told_at" = now() WHERE "decided_at" IS NULL;

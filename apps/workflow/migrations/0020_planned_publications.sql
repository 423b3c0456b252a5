ALTER TABLE "workflow"."approvals" ADD COLUMN "planned_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "planned_proposed" boolean;--> statement-breakpoint
CREATE INDEX "approvals_planned_idx" ON "workflow"."approvals" USING btree ("planned_for") WHERE decided_at is null and planned_for is not null;
CREATE TABLE "workflow"."approval_policies" (
	"workspace_id" text NOT NULL,
	"version" integer NOT NULL,
	"policies" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	CONSTRAINT "approval_policies_workspace_id_version_pk" PRIMARY KEY("workspace_id","version")
);
--> statement-breakpoint
CREATE TABLE "workflow"."approval_votes" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"entry_id" text NOT NULL,
	"decision" text NOT NULL,
	"place_id" text NOT NULL,
	"voter_id" text NOT NULL,
	"by" jsonb NOT NULL,
	"in_place_of" jsonb,
	"comment" text,
	"door" text NOT NULL,
	"subject_digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "approval_votes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "effect" text;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "policy_version" integer;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "initiators" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "escalated_to" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "decided_actor" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "started_by" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "send_backs" jsonb;--> statement-breakpoint
CREATE INDEX "approval_votes_entry_idx" ON "workflow"."approval_votes" USING btree ("workspace_id","entry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_votes_voter_key" ON "workflow"."approval_votes" USING btree ("workspace_id","entry_id","voter_id") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_votes_place_key" ON "workflow"."approval_votes" USING btree ("workspace_id","entry_id","place_id") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "approvals_newest_idx" ON "workflow"."approvals" USING btree ("workspace_id","requested_at","entry_id");
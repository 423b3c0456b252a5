CREATE TABLE "identity"."suspensions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."factor_challenges" ADD COLUMN "workspace_id" text;
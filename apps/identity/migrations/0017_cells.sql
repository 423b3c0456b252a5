CREATE TABLE "identity"."moves" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"from_cell" text NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"unerased" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."workspaces" ADD COLUMN "cell" text;--> statement-breakpoint
ALTER TABLE "identity"."workspaces" ADD COLUMN "cell_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."deletions" ADD COLUMN "cell" text;--> statement-breakpoint
ALTER TABLE "identity"."suspensions" ADD COLUMN "moving_to" text;--> statement-breakpoint
CREATE INDEX "workspaces_cell_since_idx" ON "identity"."workspaces" USING btree ("cell_since") WHERE "identity"."workspaces"."cell_since" is not null;
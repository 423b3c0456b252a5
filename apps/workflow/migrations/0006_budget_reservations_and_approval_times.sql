CREATE TABLE "workflow"."budget_reservations" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"day" text NOT NULL,
	"amount_usd" numeric NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_reservations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
-- In two steps, so that the rows of before stay null and the table is not written anew.
ALTER TABLE "workflow"."approvals" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ALTER COLUMN "opened_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "workflow"."approvals" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "workflow"."budget_ledger" ADD COLUMN "reserved_usd" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "budget_reservations_expiry_idx" ON "workflow"."budget_reservations" USING btree ("expires_at");
CREATE TABLE "workflow"."budget_charges" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"run_id" text,
	"model" text,
	"cost_usd" numeric NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_charges_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "workflow"."budget_ledger" ADD COLUMN "overdrawn_usd" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow"."budget_ledger" ADD COLUMN "announced_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow"."budget_reservations" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "workflow"."budget_reservations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "workflow"."budget_reservations" ADD COLUMN "is_granted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "granted_usd" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "needed_usd" numeric;--> statement-breakpoint
ALTER TABLE "workflow"."workspace_settings" ADD COLUMN "monthly_budget_usd" numeric;--> statement-breakpoint
ALTER TABLE "workflow"."workspace_settings" ADD COLUMN "run_budget_usd" numeric;--> statement-breakpoint
ALTER TABLE "workflow"."workspace_settings" ADD COLUMN "on_budget_limit" text DEFAULT 'pause' NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow"."workspace_settings" ADD COLUMN "allow_unknown_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "budget_charges_settled_idx" ON "workflow"."budget_charges" USING btree ("settled_at");--> statement-breakpoint
-- The months begin with what their days have.
INSERT INTO "workflow"."budget_ledger" ("workspace_id", "day", "spent_usd", "reserved_usd")
SELECT "workspace_id", left("day", 7), sum("spent_usd"), sum("reserved_usd")
FROM "workflow"."budget_ledger" GROUP BY 1, 2
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Runs that people let go past the budget go on with the amount of a usual day.
UPDATE "workflow"."runs" SET "granted_usd" = 25
WHERE "budget_approved" AND "status" IN ('pending', 'running', 'paused_for_approval');--> statement-breakpoint
-- What the steps need that wait for the budget is not stored; a usual one needs some cents.
UPDATE "workflow"."runs" SET "needed_usd" = 1
WHERE "status" = 'paused_for_approval' AND "pause_kind" = 'budget';

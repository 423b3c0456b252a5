CREATE TABLE "notes"."notes" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"body" text NOT NULL,
	PRIMARY KEY ("workspace_id", "id")
);
--> statement-breakpoint
CREATE TABLE "notes"."history" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	PRIMARY KEY ("workspace_id", "at", "id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "notes"."history_default" PARTITION OF "notes"."history" DEFAULT;
--> statement-breakpoint
CREATE TABLE "notes"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload_bytes" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" text,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"parked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "notes"."outbox" ("topic", "position") WHERE parked_at is null;
--> statement-breakpoint
CREATE INDEX "outbox_parked_idx" ON "notes"."outbox" ("topic", "position") WHERE parked_at is not null;
--> statement-breakpoint
CREATE TABLE "notes"."idempotency_keys" (
	"workspace_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	PRIMARY KEY ("workspace_id", "endpoint", "key")
);

CREATE SCHEMA IF NOT EXISTS "sync";
--> statement-breakpoint
CREATE TABLE "sync"."ingestions" (
	"workspace_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"data_type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"notes" text,
	"trigger_workflow_id" text,
	"routed_run_id" text,
	CONSTRAINT "ingestions_workspace_id_received_at_id_pk" PRIMARY KEY("workspace_id","received_at","id")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "sync"."ingestions_default" PARTITION OF "sync"."ingestions" DEFAULT;
--> statement-breakpoint
CREATE TABLE "sync"."live_events" (
	"workspace_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"timestamp" text NOT NULL,
	"data" jsonb NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_events_workspace_id_position_pk" PRIMARY KEY("workspace_id","position")
);
--> statement-breakpoint
CREATE TABLE "sync"."idempotency_keys" (
	"workspace_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_endpoint_key_pk" PRIMARY KEY("workspace_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "sync"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "live_events_id_key" ON "sync"."live_events" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_events_position_key" ON "sync"."live_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "sync"."outbox" USING btree ("topic","position");
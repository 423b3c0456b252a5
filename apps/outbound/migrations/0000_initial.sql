CREATE SCHEMA IF NOT EXISTS "outbound";
--> statement-breakpoint
CREATE TABLE "outbound"."events" (
	"workspace_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"id" text NOT NULL,
	"event_type" text NOT NULL,
	"lead_email" text NOT NULL,
	"campaign_id" text,
	"campaign_name" text,
	"lead_first_name" text,
	"lead_last_name" text,
	"company_name" text,
	"reply_text" text,
	"occurred_at" timestamp (3) with time zone,
	"is_hot_lead" boolean NOT NULL,
	"reason" text NOT NULL,
	"matched" text[] NOT NULL,
	"payload_hash" text NOT NULL,
	"run_id" text,
	CONSTRAINT "events_workspace_id_received_at_id_pk" PRIMARY KEY("workspace_id","received_at","id")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "outbound"."events_default" PARTITION OF "outbound"."events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "outbound"."idempotency_keys" (
	"workspace_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_endpoint_key_pk" PRIMARY KEY("workspace_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "outbound"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "outbound"."outbox" USING btree ("topic","position");
CREATE SCHEMA IF NOT EXISTS "voice";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA "voice";
--> statement-breakpoint
CREATE TABLE "voice"."bookings" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"caller_phone" text NOT NULL,
	"caller_name" text,
	"caller_email" text,
	"notes" text,
	"agent_session_id" text,
	"service_interest" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "voice"."calls" (
	"workspace_id" text NOT NULL,
	"call_id" text NOT NULL,
	"caller_number" text,
	"duration_seconds" double precision,
	"transcript" text,
	"sentiment" text,
	"recording_url" text,
	"disposition" text,
	"summary" text,
	"agent_id" text,
	"crm_run_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calls_workspace_id_call_id_pk" PRIMARY KEY("workspace_id","call_id")
);
--> statement-breakpoint
CREATE TABLE "voice"."dispatches" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"lead_name" text,
	"company_name" text,
	"campaign_type" text NOT NULL,
	"script_prompt" text NOT NULL,
	"agent_assigned" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispatches_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "voice"."idempotency_keys" (
	"workspace_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_endpoint_key_pk" PRIMARY KEY("workspace_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "voice"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bookings_starts_at_idx" ON "voice"."bookings" USING btree ("workspace_id","starts_at");--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "voice"."outbox" USING btree ("topic","position");--> statement-breakpoint
ALTER TABLE "voice"."bookings" ADD CONSTRAINT "bookings_do_not_overlap" EXCLUDE USING gist ("workspace_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);

CREATE SCHEMA IF NOT EXISTS "commerce";
--> statement-breakpoint
CREATE TABLE "commerce"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commerce"."plants" (
	"workspace_id" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"tag" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plants_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "commerce"."subscriptions" (
	"workspace_id" text NOT NULL,
	"playbook_id" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL,
	"deployed_revision" integer NOT NULL,
	"deploy_attempts" integer DEFAULT 0 NOT NULL,
	"deploy_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_workspace_id_playbook_id_pk" PRIMARY KEY("workspace_id","playbook_id")
);
--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "commerce"."outbox" USING btree ("topic","position");--> statement-breakpoint
CREATE INDEX "subscriptions_outstanding_idx" ON "commerce"."subscriptions" USING btree ("deploy_at") WHERE "commerce"."subscriptions"."revision" <> "commerce"."subscriptions"."deployed_revision";
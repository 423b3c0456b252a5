CREATE TABLE "sync"."webhook_deliveries" (
	"workspace_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"position" bigint NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"response_status" integer,
	CONSTRAINT "webhook_deliveries_workspace_id_webhook_id_position_pk" PRIMARY KEY("workspace_id","webhook_id","position")
);
--> statement-breakpoint
CREATE TABLE "sync"."webhook_owners" (
	"id" text PRIMARY KEY NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync"."webhooks" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"endpoint_url" text NOT NULL,
	"endpoint_key" text NOT NULL,
	"device_label" text NOT NULL,
	"events" text[],
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signing_secret" text NOT NULL,
	"previous_secret" text,
	"rotated_at" timestamp (3) with time zone,
	"position" bigint NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"owner_id" text,
	"revision" integer NOT NULL,
	CONSTRAINT "webhooks_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_endpoint_key" ON "sync"."webhooks" USING btree ("workspace_id","endpoint_key");--> statement-breakpoint
CREATE INDEX "webhooks_owner_idx" ON "sync"."webhooks" USING btree ("owner_id") WHERE status = 'active';
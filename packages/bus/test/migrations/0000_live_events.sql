CREATE TABLE "bus"."live_events" (
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
CREATE UNIQUE INDEX "live_events_id_key" ON "bus"."live_events" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "live_events_stored_at_idx" ON "bus"."live_events" USING btree ("stored_at");

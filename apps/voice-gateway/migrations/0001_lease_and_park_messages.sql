DROP INDEX "voice"."outbox_topic_position_idx";--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "payload_bytes" integer;--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "lease_token" text;--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "voice"."outbox" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "voice"."outbox" USING btree ("topic","position") WHERE parked_at is null;--> statement-breakpoint
CREATE INDEX "outbox_parked_idx" ON "voice"."outbox" USING btree ("topic","position") WHERE parked_at is not null;
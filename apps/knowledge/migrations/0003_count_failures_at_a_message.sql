ALTER TABLE "knowledge"."outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge"."outbox" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;
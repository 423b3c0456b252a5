DROP INDEX "sync"."live_events_position_key";--> statement-breakpoint
CREATE INDEX "live_events_stored_at_idx" ON "sync"."live_events" USING btree ("stored_at");
DROP INDEX "knowledge"."profiles_newest_idx";--> statement-breakpoint
DROP INDEX "knowledge"."questions_newest_idx";--> statement-breakpoint
CREATE INDEX "profiles_newest_idx" ON "knowledge"."profiles" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_newest_idx" ON "knowledge"."questions" USING btree ("workspace_id","created_at","id");
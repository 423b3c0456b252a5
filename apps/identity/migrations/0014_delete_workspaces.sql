CREATE TABLE "identity"."deletions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"unerased" text[] NOT NULL,
	"rows_erased" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deletions_deleted_at_idx" ON "identity"."deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deletions_unerased_idx" ON "identity"."deletions" USING btree ("workspace_id") WHERE "identity"."deletions"."unerased" <> '{}';
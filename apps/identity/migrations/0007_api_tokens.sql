CREATE TABLE "identity"."api_tokens" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"scopes" text[] NOT NULL,
	"hash" text NOT NULL,
	"created_by" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "api_tokens_created_at_idx" ON "identity"."api_tokens" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_tokens_deleted_at_idx" ON "identity"."api_tokens" USING btree ("deleted_at") WHERE "identity"."api_tokens"."deleted_at" is not null;
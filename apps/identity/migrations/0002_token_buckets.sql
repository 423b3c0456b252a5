CREATE UNLOGGED TABLE "identity"."token_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"granted" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "token_buckets_counted_at_idx" ON "identity"."token_buckets" USING btree ("counted_at");
CREATE TABLE "workflow"."suppressed_contacts" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suppressed_contacts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_contacts_value_key" ON "workflow"."suppressed_contacts" USING btree ("workspace_id","kind","value");--> statement-breakpoint
CREATE INDEX "suppressed_contacts_newest_idx" ON "workflow"."suppressed_contacts" USING btree ("workspace_id","created_at","id");
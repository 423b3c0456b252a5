CREATE SCHEMA IF NOT EXISTS "knowledge";
--> statement-breakpoint
CREATE TABLE "knowledge"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge"."profiles" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"industry" text NOT NULL,
	"industry_key" text NOT NULL,
	"target_role" text NOT NULL,
	"company_size" text NOT NULL,
	"revenue_range" text NOT NULL,
	"value_proposition" text NOT NULL,
	"acute_pain_triggers" jsonb NOT NULL,
	"buying_signals" jsonb NOT NULL,
	"disqualifiers" jsonb NOT NULL,
	"outreach_angles" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_by_workspace" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge"."profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge"."questions" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"domain" text NOT NULL,
	"depth" text NOT NULL,
	"text" text NOT NULL,
	"skill" text NOT NULL,
	"evaluation" text NOT NULL,
	"signals" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_by_workspace" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge"."questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge"."sessions" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"call_notes" text NOT NULL,
	"client_name" text NOT NULL,
	"domain" text NOT NULL,
	"detected_signals" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"selected_question_ids" jsonb NOT NULL,
	"created_by_workspace" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge"."sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "knowledge"."outbox" USING btree ("topic","position");--> statement-breakpoint
CREATE INDEX "profiles_newest_idx" ON "knowledge"."profiles" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_newest_idx" ON "knowledge"."questions" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "global_read" ON "knowledge"."profiles" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = '@global' and (select current_setting('app.workspace_id')) <> '');--> statement-breakpoint
CREATE POLICY "global_insert" ON "knowledge"."profiles" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));--> statement-breakpoint
CREATE POLICY "global_delete" ON "knowledge"."profiles" AS PERMISSIVE FOR DELETE TO public USING (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));--> statement-breakpoint
CREATE POLICY "global_read" ON "knowledge"."questions" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = '@global' and (select current_setting('app.workspace_id')) <> '');--> statement-breakpoint
CREATE POLICY "global_insert" ON "knowledge"."questions" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));--> statement-breakpoint
CREATE POLICY "global_delete" ON "knowledge"."questions" AS PERMISSIVE FOR DELETE TO public USING (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));--> statement-breakpoint
CREATE POLICY "global_read" ON "knowledge"."sessions" AS PERMISSIVE FOR SELECT TO public USING (workspace_id = '@global' and (select current_setting('app.workspace_id')) <> '');--> statement-breakpoint
CREATE POLICY "global_insert" ON "knowledge"."sessions" AS PERMISSIVE FOR INSERT TO public WITH CHECK (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));--> statement-breakpoint
CREATE POLICY "global_delete" ON "knowledge"."sessions" AS PERMISSIVE FOR DELETE TO public USING (workspace_id = '@global' and created_by_workspace = (select current_setting('app.workspace_id')));
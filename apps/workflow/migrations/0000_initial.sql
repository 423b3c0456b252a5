CREATE SCHEMA IF NOT EXISTS "workflow";
--> statement-breakpoint
CREATE TABLE "workflow"."artifacts" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"artifact_type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"summary" text,
	"status" text NOT NULL,
	"scheduled_for" timestamp with time zone,
	"target_platform" text,
	"quality_score" double precision,
	"quality_grade" text,
	"verification_notes" jsonb,
	"revision_version" integer NOT NULL,
	"parent_artifact_id" text,
	"lineage_id" text NOT NULL,
	"workflow_run_id" text NOT NULL,
	"workflow_run_step_id" text,
	"workflow_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artifacts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "workflow"."deployments" (
	"workspace_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"department_code" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deployments_workspace_id_workflow_id_pk" PRIMARY KEY("workspace_id","workflow_id")
);
--> statement-breakpoint
CREATE TABLE "workflow"."approvals" (
	"workspace_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"run_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"workflow_name" text,
	"sequence" integer NOT NULL,
	"step_title" text NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"door" text,
	CONSTRAINT "approvals_workspace_id_entry_id_pk" PRIMARY KEY("workspace_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "workflow"."run_steps" (
	"workspace_id" text NOT NULL,
	"run_id" text NOT NULL,
	"run_created_at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text,
	"artifact_id" text,
	"tools_executed" jsonb NOT NULL,
	"model" text NOT NULL,
	"tokens_total" integer NOT NULL,
	"cost_usd" numeric,
	"latency_ms" integer NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"error" text,
	CONSTRAINT "run_steps_workspace_id_run_id_sequence_run_created_at_pk" PRIMARY KEY("workspace_id","run_id","sequence","run_created_at")
) PARTITION BY RANGE ("run_created_at");
--> statement-breakpoint
CREATE TABLE "workflow"."run_steps_default" PARTITION OF "workflow"."run_steps" DEFAULT;
--> statement-breakpoint
CREATE TABLE "workflow"."runs" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"workflow_name" text,
	"status" text NOT NULL,
	"trigger_source" text NOT NULL,
	"initial_context" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"error_message" text,
	"plan" jsonb,
	"next_sequence" integer DEFAULT 0 NOT NULL,
	"step_started_at" timestamp with time zone,
	"step_failures" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"pause_kind" text,
	"pause_entry_id" text,
	"budget_approved" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"attempt_token" text,
	"worker_id" text,
	"lane" integer,
	"lease_expires_at" timestamp with time zone,
	CONSTRAINT "runs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "workflow"."idempotency_keys" (
	"workspace_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_endpoint_key_pk" PRIMARY KEY("workspace_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "workflow"."outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow"."budget_ledger" (
	"workspace_id" text NOT NULL,
	"day" text NOT NULL,
	"spent_usd" numeric NOT NULL,
	CONSTRAINT "budget_ledger_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
CREATE TABLE "workflow"."workspace_settings" (
	"workspace_id" text NOT NULL,
	"daily_budget_usd" numeric,
	"llm_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"integrations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agents" jsonb,
	"action_prompts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_settings_workspace_id_pk" PRIMARY KEY("workspace_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "artifacts_revision_key" ON "workflow"."artifacts" USING btree ("workspace_id","lineage_id","revision_version");--> statement-breakpoint
CREATE INDEX "artifacts_newest_idx" ON "workflow"."artifacts" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "artifacts_type_idx" ON "workflow"."artifacts" USING btree ("workspace_id","artifact_type","created_at","id");--> statement-breakpoint
CREATE INDEX "artifacts_status_idx" ON "workflow"."artifacts" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "artifacts_run_idx" ON "workflow"."artifacts" USING btree ("workspace_id","workflow_run_id","created_at","id");--> statement-breakpoint
CREATE INDEX "artifacts_calendar_idx" ON "workflow"."artifacts" USING btree ("workspace_id","scheduled_for","created_at","id") WHERE artifact_type = 'post';--> statement-breakpoint
CREATE INDEX "artifacts_post_status_idx" ON "workflow"."artifacts" USING btree ("workspace_id","status","scheduled_for","created_at","id") WHERE artifact_type = 'post';--> statement-breakpoint
CREATE INDEX "deployments_department_idx" ON "workflow"."deployments" USING btree ("workspace_id","department_code");--> statement-breakpoint
CREATE INDEX "approvals_run_idx" ON "workflow"."approvals" USING btree ("workspace_id","run_id");--> statement-breakpoint
CREATE INDEX "approvals_open_idx" ON "workflow"."approvals" USING btree ("workspace_id","requested_at" DESC NULLS LAST) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "runs_newest_idx" ON "workflow"."runs" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_pending_idx" ON "workflow"."runs" USING btree ("workspace_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "runs_lane_key" ON "workflow"."runs" USING btree ("workspace_id","lane") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "runs_lease_idx" ON "workflow"."runs" USING btree ("lease_expires_at") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "outbox_topic_position_idx" ON "workflow"."outbox" USING btree ("topic","position");
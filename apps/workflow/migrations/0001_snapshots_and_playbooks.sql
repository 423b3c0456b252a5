CREATE TABLE "workflow"."playbook_handoffs" (
	"playbook_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"from_workflow_code" text NOT NULL,
	"to_workflow_code" text NOT NULL,
	"from_department_code" text NOT NULL,
	"to_department_code" text NOT NULL,
	"trigger_signal" text NOT NULL,
	"required_payload" jsonb NOT NULL,
	"receiving_owner" text NOT NULL,
	"approval_required" boolean NOT NULL,
	"fallback_protocol" text NOT NULL,
	"stop_condition" text NOT NULL,
	"evidence_required" jsonb NOT NULL,
	CONSTRAINT "playbook_handoffs_playbook_id_sequence_pk" PRIMARY KEY("playbook_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "workflow"."playbooks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"owner_department_code" text NOT NULL,
	"primary_owner" text NOT NULL,
	"approval_owner" text NOT NULL,
	"trigger" text NOT NULL,
	"completion_criteria" text NOT NULL,
	"stop_conditions" jsonb NOT NULL,
	"required_inputs" jsonb NOT NULL,
	"expected_outputs" jsonb NOT NULL,
	"evidence_requirements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow"."snapshots" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"office_name" text NOT NULL,
	"description" text NOT NULL,
	"version" text NOT NULL,
	"tags" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"configuration" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "snapshots_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "workflow"."runs" ADD COLUMN "handoff_chain" jsonb;--> statement-breakpoint
ALTER TABLE "workflow"."playbook_handoffs" ADD CONSTRAINT "playbook_handoffs_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "workflow"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbook_handoffs_from_idx" ON "workflow"."playbook_handoffs" USING btree ("from_workflow_code");--> statement-breakpoint
CREATE INDEX "snapshots_newest_idx" ON "workflow"."snapshots" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "workflow"."playbooks", "workflow"."playbook_handoffs" FROM workspace_ops_workflow;

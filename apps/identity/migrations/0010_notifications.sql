CREATE TABLE "identity"."approval_mails" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"approval_id" text NOT NULL,
	"kind" text NOT NULL,
	"notice" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "approval_mails_workspace_id_user_id_approval_id_kind_pk" PRIMARY KEY("workspace_id","user_id","approval_id","kind")
);
--> statement-breakpoint
CREATE TABLE "identity"."notification_settings" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"approvals" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."unsubscribe_tokens" (
	"workspace_id" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsubscribe_tokens_workspace_id_hash_pk" PRIMARY KEY("workspace_id","hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."notification_settings" ADD CONSTRAINT "notification_settings_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "identity"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_mails_approval_idx" ON "identity"."approval_mails" USING btree ("workspace_id","approval_id");--> statement-breakpoint
CREATE INDEX "approval_mails_due_idx" ON "identity"."approval_mails" USING btree ("due_at") WHERE "identity"."approval_mails"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "approval_mails_created_idx" ON "identity"."approval_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_hash_idx" ON "identity"."unsubscribe_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_created_idx" ON "identity"."unsubscribe_tokens" USING btree ("created_at");
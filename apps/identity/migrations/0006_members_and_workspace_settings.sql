CREATE TABLE "identity"."delegations" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"delegate_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delegations_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."memberships" ADD COLUMN "titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."memberships" ADD COLUMN "role_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."workspaces" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "identity"."workspaces" ADD COLUMN "working_hours" jsonb;--> statement-breakpoint
ALTER TABLE "identity"."workspaces" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "identity"."delegations" ADD CONSTRAINT "delegations_user_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "identity"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."delegations" ADD CONSTRAINT "delegations_delegate_fk" FOREIGN KEY ("workspace_id","delegate_id") REFERENCES "identity"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegations_delegate_idx" ON "identity"."delegations" USING btree ("workspace_id","delegate_id");--> statement-breakpoint
CREATE INDEX "memberships_role_since_idx" ON "identity"."memberships" USING btree ("role_since") WHERE "identity"."memberships"."role_since" is not null;
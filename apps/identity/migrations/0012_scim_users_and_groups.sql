CREATE TABLE "identity"."scim_group_members" (
	"workspace_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "scim_group_members_workspace_id_group_id_user_id_pk" PRIMARY KEY("workspace_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."scim_groups" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_groups_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "scim_groups_display_name_unique" UNIQUE("workspace_id","display_name")
);
--> statement-breakpoint
CREATE TABLE "identity"."scim_users" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"external_id" text,
	"active" boolean NOT NULL,
	"display_name" text,
	"formatted_name" text,
	"given_name" text,
	"family_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_users_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."sso_connections" ADD COLUMN "scim_token_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."sso_connections" ADD COLUMN "scim_token_created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."scim_group_members" ADD CONSTRAINT "scim_group_members_group_fk" FOREIGN KEY ("workspace_id","group_id") REFERENCES "identity"."scim_groups"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."scim_group_members" ADD CONSTRAINT "scim_group_members_user_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "identity"."scim_users"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."scim_groups" ADD CONSTRAINT "scim_groups_workspace_id_sso_connections_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "identity"."sso_connections"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."scim_users" ADD CONSTRAINT "scim_users_workspace_id_sso_connections_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "identity"."sso_connections"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."scim_users" ADD CONSTRAINT "scim_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_group_members_user_idx" ON "identity"."scim_group_members" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "scim_users_external_id_idx" ON "identity"."scim_users" USING btree ("workspace_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_users_user_id_idx" ON "identity"."scim_users" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "identity"."sso_connections" ADD CONSTRAINT "sso_connections_scim_token_unique" UNIQUE("scim_token_hash");
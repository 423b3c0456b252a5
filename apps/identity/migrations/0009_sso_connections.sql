CREATE TABLE "identity"."sso_connections" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"role_claim" text,
	"role_mapping" jsonb NOT NULL,
	"default_role" text NOT NULL,
	"sso_only" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sso_domains" (
	"workspace_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	CONSTRAINT "sso_domains_workspace_id_domain_pk" PRIMARY KEY("workspace_id","domain")
);
--> statement-breakpoint
CREATE TABLE "identity"."sso_sign_ins" (
	"workspace_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_sign_ins_workspace_id_state_hash_pk" PRIMARY KEY("workspace_id","state_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."sso_connections" ADD CONSTRAINT "sso_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "identity"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sso_domains" ADD CONSTRAINT "sso_domains_workspace_id_sso_connections_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "identity"."sso_connections"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_workspace_id_sso_connections_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "identity"."sso_connections"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_proved_idx" ON "identity"."sso_domains" USING btree ("domain") WHERE "identity"."sso_domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "sso_sign_ins_state_hash_idx" ON "identity"."sso_sign_ins" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "sso_sign_ins_expires_at_idx" ON "identity"."sso_sign_ins" USING btree ("expires_at");
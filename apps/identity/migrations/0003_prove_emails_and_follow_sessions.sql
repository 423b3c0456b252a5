CREATE TABLE "identity"."external_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identities_user_id_issuer_pk" PRIMARY KEY("user_id","issuer"),
	CONSTRAINT "external_identities_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."invitation_tokens" (
	"workspace_id" text NOT NULL,
	"hash" text NOT NULL,
	"invitation_id" text NOT NULL,
	CONSTRAINT "invitation_tokens_workspace_id_hash_pk" PRIMARY KEY("workspace_id","hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."invitations" (
	"workspace_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "invitations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity"."mailed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "owner_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_tokens_hash_idx" ON "identity"."invitation_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "invitations_email_idx" ON "identity"."invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mailed_tokens_user_id_idx" ON "identity"."mailed_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires_at_idx" ON "identity"."mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_at_idx" ON "identity"."sessions" USING btree ("last_seen_at");
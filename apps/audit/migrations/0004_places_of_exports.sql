CREATE TABLE "audit"."exports" (
	"workspace_id" text NOT NULL,
	"place" integer NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exports_workspace_id_place_pk" PRIMARY KEY("workspace_id","place")
);

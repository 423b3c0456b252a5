-- pglz, the default, compresses 1 MB in some 45 ms: lz4 needs a tenth of that, where the server has it.
DO $$ BEGIN
	ALTER TABLE "workflow"."runs" ALTER COLUMN "initial_context" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
	ALTER TABLE "workflow"."runs" ALTER COLUMN "initial_context" SET STORAGE EXTERNAL;
END $$;

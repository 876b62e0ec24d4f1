CREATE TABLE "audit_head" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"occurred_on_utc" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"user_id" uuid,
	"subject" text,
	"network" text,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_records_occurred_idx" ON "audit_records" USING btree ("occurred_on_utc");--> statement-breakpoint
CREATE INDEX "audit_records_user_idx" ON "audit_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_records_action_idx" ON "audit_records" USING btree ("action","sequence");--> statement-breakpoint
INSERT INTO "audit_head" ("id", "sequence", "hash") VALUES ('head', 0, repeat('0', 64));--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log can only be added to.';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_records_append_only" BEFORE UPDATE OR DELETE ON "audit_records" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_records_keep_all" BEFORE TRUNCATE ON "audit_records" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_head_kept" BEFORE DELETE ON "audit_head" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

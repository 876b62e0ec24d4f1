-- Where the log begins: the last line that a retention time cut off. It moves forward alone, to a line that is there,
-- and only in a transaction that says that it cuts; lines up to it can then be deleted, and no others.
INSERT INTO "audit_head" ("id", "sequence", "hash") VALUES ('anchor', 0, repeat('0', 64));--> statement-breakpoint
CREATE FUNCTION "refuse_audit_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('specbuilder.audit_cut', true) = 'on'
    AND OLD."sequence" <= (SELECT "sequence" FROM "audit_head" WHERE "id" = 'anchor') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log can only be added to.';
END;
$$;--> statement-breakpoint
CREATE FUNCTION "check_audit_anchor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('specbuilder.audit_cut', true) = 'on' AND NEW."id" = OLD."id" AND NEW."sequence" > OLD."sequence"
    AND EXISTS (SELECT FROM "audit_records" WHERE "sequence" = NEW."sequence" AND "hash" = NEW."hash") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log can only be added to.';
END;
$$;--> statement-breakpoint
DROP TRIGGER "audit_records_append_only" ON "audit_records";--> statement-breakpoint
CREATE TRIGGER "audit_records_append_only" BEFORE UPDATE ON "audit_records" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_records_kept" BEFORE DELETE ON "audit_records" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_delete"();--> statement-breakpoint
CREATE TRIGGER "audit_anchor_forward" BEFORE UPDATE ON "audit_head" FOR EACH ROW WHEN (OLD."id" = 'anchor') EXECUTE FUNCTION "check_audit_anchor"();

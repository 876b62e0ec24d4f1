CREATE TABLE "document_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid,
	"manufacturer_label_id" integer NOT NULL,
	"project_name" text NOT NULL,
	"reference_id" text NOT NULL,
	"revision" text,
	"is_changed_since" boolean NOT NULL,
	"submittal_number" text,
	"submittal_revision" text,
	"status" text,
	"issued_by_id" uuid,
	"issued_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issue_recipients" (
	"issue_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"address" text,
	"mail_id" uuid,
	CONSTRAINT "issue_recipients_issue_id_place_pk" PRIMARY KEY("issue_id","place")
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issue_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"type" integer NOT NULL,
	"format" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"tags" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_issues" ADD CONSTRAINT "document_issues_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_issues" ADD CONSTRAINT "document_issues_issued_by_id_users_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_recipients" ADD CONSTRAINT "issue_recipients_issue_id_document_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."document_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_recipients" ADD CONSTRAINT "issue_recipients_mail_id_outbox_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_issue_id_document_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."document_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_issues_project_idx" ON "document_issues" USING btree ("project_id","issued_on_utc");--> statement-breakpoint
CREATE INDEX "document_issues_issued_idx" ON "document_issues" USING btree ("issued_on_utc");--> statement-breakpoint
CREATE INDEX "issue_recipients_mail_idx" ON "issue_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_place_key" ON "issued_documents" USING btree ("issue_id","place");--> statement-breakpoint
CREATE INDEX "issued_documents_file_idx" ON "issued_documents" USING btree ("file_id");--> statement-breakpoint
-- What was issued stays as it was issued, for seven years, whoever writes to the store. Only names of what no longer exists are cleared.
CREATE FUNCTION "reject_change_of_issue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What was issued is neither changed nor deleted';
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_parts_of_issue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "document_issues" WHERE "id" = OLD."issue_id") THEN
		RAISE EXCEPTION 'What was issued is neither changed nor deleted';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "document_issues_are_frozen" BEFORE UPDATE OF "id", "manufacturer_label_id", "project_name", "reference_id", "revision", "is_changed_since", "submittal_number", "submittal_revision", "status", "issued_on_utc" ON "document_issues" FOR EACH ROW EXECUTE FUNCTION "reject_change_of_issue"();--> statement-breakpoint
CREATE TRIGGER "document_issues_are_of_one" BEFORE UPDATE OF "project_id", "issued_by_id" ON "document_issues" FOR EACH ROW WHEN ((NEW."project_id" IS NOT NULL AND NEW."project_id" IS DISTINCT FROM OLD."project_id") OR (NEW."issued_by_id" IS NOT NULL AND NEW."issued_by_id" IS DISTINCT FROM OLD."issued_by_id")) EXECUTE FUNCTION "reject_change_of_issue"();--> statement-breakpoint
CREATE TRIGGER "document_issues_are_kept" BEFORE DELETE ON "document_issues" FOR EACH ROW WHEN (OLD."issued_on_utc" > now() - interval '2557 days') EXECUTE FUNCTION "reject_change_of_issue"();--> statement-breakpoint
CREATE TRIGGER "issued_documents_are_frozen" BEFORE UPDATE ON "issued_documents" FOR EACH ROW EXECUTE FUNCTION "reject_change_of_issue"();--> statement-breakpoint
CREATE TRIGGER "issued_documents_are_kept" BEFORE DELETE ON "issued_documents" FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_issue"();--> statement-breakpoint
CREATE TRIGGER "issue_recipients_are_frozen" BEFORE UPDATE ON "issue_recipients" FOR EACH ROW WHEN (NEW."issue_id" <> OLD."issue_id" OR NEW."place" <> OLD."place" OR (NEW."address" IS NOT NULL AND NEW."address" IS DISTINCT FROM OLD."address") OR (NEW."mail_id" IS NOT NULL AND NEW."mail_id" IS DISTINCT FROM OLD."mail_id")) EXECUTE FUNCTION "reject_change_of_issue"();--> statement-breakpoint
CREATE TRIGGER "issue_recipients_are_kept" BEFORE DELETE ON "issue_recipients" FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_issue"();

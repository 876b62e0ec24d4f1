CREATE TABLE "project_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"number" text,
	"name" text,
	"note" text,
	"before_number" text,
	"of_revision_id" uuid,
	"document" jsonb NOT NULL,
	"document_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"issued_by_id" uuid,
	"issued_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision_edited_on_utc" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_of_revision_id_project_revisions_id_fk" FOREIGN KEY ("of_revision_id") REFERENCES "public"."project_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_issued_by_id_users_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_revisions_place_key" ON "project_revisions" USING btree ("project_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "project_revisions_number_key" ON "project_revisions" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "project_revisions_content_idx" ON "project_revisions" USING btree ("project_id","content_hash");--> statement-breakpoint
-- What was issued stays as it was issued, whoever writes to the store.
CREATE FUNCTION "refuse_change_of_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A revision is not changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "project_revisions_are_frozen" BEFORE UPDATE OF "project_id", "place", "number", "name", "note", "before_number", "document", "document_hash", "content_hash", "issued_on_utc" ON "project_revisions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_revision"();

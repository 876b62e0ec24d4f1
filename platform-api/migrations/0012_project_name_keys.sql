-- Names were compared by lower(), which outside of ASCII depends on the database. The key of a name of ASCII alone is the
-- same either way; the others get theirs at the next start, where the rules of Unicode are at hand (fill-name-keys.ts).
DROP INDEX "projects_name_key";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "name_key" text;--> statement-breakpoint
UPDATE "projects" SET "name_key" = CASE WHEN "name" ~ '^[ -~]*$' THEN lower("name") ELSE 'to fill:' || "id" END;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_on_utc" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name_key" ON "projects" USING btree ("user_id","manufacturer_label_id","name_key");

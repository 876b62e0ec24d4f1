CREATE TABLE "scheduled_duties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"tag_key" text NOT NULL,
	"airflow" double precision,
	"static_pressure" double precision,
	"quantity" integer,
	"max_sones" double precision,
	"max_brake_horsepower" double precision,
	"voltage" integer,
	"phase" integer,
	"note" text,
	"position" integer NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "fan_items_project_idx";--> statement-breakpoint
ALTER TABLE "fan_items" ADD COLUMN "alternate_to_id" uuid;--> statement-breakpoint
ALTER TABLE "fan_items" ADD COLUMN "promoted_item_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_duties" ADD CONSTRAINT "scheduled_duties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_duties_tag_key" ON "scheduled_duties" USING btree ("project_id","tag_key");--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_alternate_to_id_fan_items_id_fk" FOREIGN KEY ("alternate_to_id") REFERENCES "public"."fan_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_promoted_item_id_fan_items_id_fk" FOREIGN KEY ("promoted_item_id") REFERENCES "public"."fan_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_items_alternate_idx" ON "fan_items" USING btree ("alternate_to_id");--> statement-breakpoint
CREATE INDEX "fan_items_promoted_idx" ON "fan_items" USING btree ("promoted_item_id");--> statement-breakpoint
CREATE INDEX "fan_items_project_idx" ON "fan_items" USING btree ("project_id","item_index","alternate_to_id");
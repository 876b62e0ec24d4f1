CREATE TABLE "catalogue_activations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"catalogue_id" uuid,
	"action" text NOT NULL,
	"done_by" text NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"version" text NOT NULL,
	"price_book_version" text NOT NULL,
	"document" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"imported_by" text NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_activations" ADD CONSTRAINT "catalogue_activations_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_activations" ADD CONSTRAINT "catalogue_activations_catalogue_id_catalogues_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."catalogues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_activations_brand_idx" ON "catalogue_activations" USING btree ("manufacturer_label_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogues_version_idx" ON "catalogues" USING btree ("manufacturer_label_id","version");
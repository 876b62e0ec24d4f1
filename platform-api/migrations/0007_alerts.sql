CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"recipient_id" uuid NOT NULL,
	"frequency" integer NOT NULL,
	"week_day" integer NOT NULL,
	"month_day" integer NOT NULL,
	"time_zone_id" text NOT NULL,
	"customer_id" uuid,
	"sales_region_id" integer,
	"event_type" integer,
	"fan_category_type" integer,
	"language" text NOT NULL,
	"reported_until_utc" timestamp (3) with time zone,
	"next_run_on_utc" timestamp (3) with time zone NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_sales_region_id_sales_regions_region_fk" FOREIGN KEY ("sales_region_id") REFERENCES "public"."sales_regions"("region") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_recipient_idx" ON "alerts" USING btree ("recipient_id","created_on_utc");--> statement-breakpoint
CREATE INDEX "alerts_next_run_idx" ON "alerts" USING btree ("next_run_on_utc");
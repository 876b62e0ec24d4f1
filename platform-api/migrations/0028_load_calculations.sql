CREATE TABLE "load_calculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"name" text NOT NULL,
	"postal_code" text,
	"building" jsonb NOT NULL,
	"copy_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "load_calculations" ADD CONSTRAINT "load_calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_calculations" ADD CONSTRAINT "load_calculations_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "load_calculations_user_idx" ON "load_calculations" USING btree ("user_id","updated_on_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "load_calculations_copy_key" ON "load_calculations" USING btree ("copy_id");
CREATE TABLE "brands" (
	"manufacturer_label_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"currency_code" text PRIMARY KEY NOT NULL,
	"currency_name" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"exchange_rate" double precision NOT NULL,
	"sort_weight" integer NOT NULL,
	"rated_on_utc" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_on_utc" timestamp (3) with time zone,
	"expires_on_utc" timestamp (3) with time zone,
	CONSTRAINT "oidc_payloads_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_metadata" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buildings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"square_feet" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_addresses" (
	"project_id" uuid NOT NULL,
	"address_type" integer NOT NULL,
	"street_line1" text,
	"street_line2" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text,
	CONSTRAINT "project_addresses_project_id_address_type_pk" PRIMARY KEY("project_id","address_type")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"name" text NOT NULL,
	"reference_id" text NOT NULL,
	"operating_cost" jsonb NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"started_on_utc" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telemetry_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"manufacturer_label_id" integer NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"report_id" text,
	"duration_ms" double precision NOT NULL,
	"at" text NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_regions" (
	"region" integer PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"display_text" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"zip4" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"phone_extension" text NOT NULL,
	"fax" text NOT NULL,
	"toll_free_phone" text NOT NULL,
	"email" text NOT NULL,
	"is_valid" boolean NOT NULL,
	"obsolete" boolean NOT NULL,
	"address_for_google_maps_url" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone_id" text NOT NULL,
	"manufacturer_label_ids" integer[] NOT NULL,
	"coverage" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"user_id" uuid,
	"guest_key_hash" text,
	"catalogue_version" text NOT NULL,
	"engine_version" text NOT NULL,
	"price_book_version" text NOT NULL,
	"result_id" uuid NOT NULL,
	"item_type" integer NOT NULL,
	"fan_category_type" integer NOT NULL,
	"sub_fan_category_type" integer NOT NULL,
	"fan_unit_id" integer NOT NULL,
	"specification" jsonb NOT NULL,
	"configuration" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"project_id" uuid,
	"building_id" integer,
	"item_index" integer DEFAULT 0 NOT NULL,
	"tag" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"notes" text,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"user_id" uuid,
	"guest_key_hash" text,
	"catalogue_version" text NOT NULL,
	"engine_version" text NOT NULL,
	"price_book_version" text NOT NULL,
	"fan_category_type" integer NOT NULL,
	"specification" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"excluded" jsonb NOT NULL,
	"candidate_count" integer NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"manufacturer_label_id" integer NOT NULL,
	"sales_region_number" integer,
	"event_type" integer NOT NULL,
	"fan_category_type" integer,
	"project_id" uuid,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sales_region_number" integer,
	"is_region_manually_selected" boolean DEFAULT false NOT NULL,
	"is_region_assigned_on_server" boolean DEFAULT false NOT NULL,
	"default_currency_code" text,
	"include_pre_wire" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"company_phone_number" text,
	"roles" text[] NOT NULL,
	"sales_regions" integer[] DEFAULT '{}' NOT NULL,
	"default_sales_region" integer,
	"password_hash" text,
	"issuer" text,
	"subject" text,
	"closed_on_utc" timestamp (3) with time zone,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_addresses" ADD CONSTRAINT "project_addresses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_result_id_result_sets_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."result_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_items" ADD CONSTRAINT "fan_items_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sets" ADD CONSTRAINT "result_sets_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sets" ADD CONSTRAINT "result_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_sales_region_number_sales_regions_region_fk" FOREIGN KEY ("sales_region_number") REFERENCES "public"."sales_regions"("region") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_default_currency_code_currencies_currency_code_fk" FOREIGN KEY ("default_currency_code") REFERENCES "public"."currencies"("currency_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_sales_region_sales_regions_region_fk" FOREIGN KEY ("default_sales_region") REFERENCES "public"."sales_regions"("region") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_idx" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid_idx" ON "oidc_payloads" USING btree ("type","uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_idx" ON "oidc_payloads" USING btree ("expires_on_utc");--> statement-breakpoint
CREATE INDEX "buildings_project_idx" ON "buildings" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_reference_id_key" ON "projects" USING btree ("reference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name_key" ON "projects" USING btree ("user_id","manufacturer_label_id",lower("name"));--> statement-breakpoint
CREATE INDEX "projects_updated_idx" ON "projects" USING btree ("user_id","updated_on_utc");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_on_utc");--> statement-breakpoint
CREATE INDEX "telemetry_records_created_idx" ON "telemetry_records" USING btree ("created_on_utc");--> statement-breakpoint
CREATE INDEX "fan_items_project_idx" ON "fan_items" USING btree ("project_id","item_index");--> statement-breakpoint
CREATE INDEX "fan_items_result_idx" ON "fan_items" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "fan_items_created_idx" ON "fan_items" USING btree ("created_on_utc");--> statement-breakpoint
CREATE INDEX "result_sets_created_idx" ON "result_sets" USING btree ("created_on_utc");--> statement-breakpoint
CREATE INDEX "user_events_created_idx" ON "user_events" USING btree ("created_on_utc");--> statement-breakpoint
CREATE INDEX "user_events_region_idx" ON "user_events" USING btree ("sales_region_number","created_on_utc");--> statement-breakpoint
CREATE INDEX "user_events_user_idx" ON "user_events" USING btree ("user_id","created_on_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_key" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_external_key" ON "users" USING btree ("issuer","subject");
CREATE TABLE "company_templates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"logo" "bytea",
	"logo_width" integer,
	"logo_height" integer,
	"title_block" text[] DEFAULT '{}' NOT NULL,
	"updated_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_templates" ADD CONSTRAINT "company_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
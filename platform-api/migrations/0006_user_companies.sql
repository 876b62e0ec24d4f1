ALTER TABLE "users" ADD COLUMN "company_contact_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_fax_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_toll_free_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_street_line1" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_street_line2" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_city" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_state" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_postal_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_country" text;
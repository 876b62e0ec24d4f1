CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_on_utc" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "visitor_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"sales_region" integer,
	"payload" jsonb NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_requests" ADD CONSTRAINT "visitor_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_due_idx" ON "outbox_mails" USING btree ("state","due_on_utc");--> statement-breakpoint
CREATE INDEX "visitor_requests_created_idx" ON "visitor_requests" USING btree ("created_on_utc");
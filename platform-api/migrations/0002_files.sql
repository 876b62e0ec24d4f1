CREATE TABLE "file_parts" (
	"file_id" uuid NOT NULL,
	"part_number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_parts_file_id_part_number_pk" PRIMARY KEY("file_id","part_number")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "mail_attachments_mail_id_file_id_pk" PRIMARY KEY("mail_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"upload_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"part_count" integer NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_on_utc" timestamp (3) with time zone,
	CONSTRAINT "uploaded_files_upload_key" UNIQUE("user_id","upload_key")
);
--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_outbox_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_attachments_file_idx" ON "mail_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploaded_files_created_idx" ON "uploaded_files" USING btree ("created_on_utc");
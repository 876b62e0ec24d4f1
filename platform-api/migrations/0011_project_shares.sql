CREATE TABLE "project_share_readers" (
	"share_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_opened_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_share_readers_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipients" text[] NOT NULL,
	"expires_on_utc" timestamp (3) with time zone,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_on_utc" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "project_share_readers" ADD CONSTRAINT "project_share_readers_share_id_project_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."project_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_share_readers" ADD CONSTRAINT "project_share_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_share_readers_user_idx" ON "project_share_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_shares_project_idx" ON "project_shares" USING btree ("project_id","created_on_utc");
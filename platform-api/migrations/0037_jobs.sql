CREATE TABLE "job_parts" (
	"job_id" uuid NOT NULL,
	"part_number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_parts_job_id_part_number_pk" PRIMARY KEY("job_id","part_number")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"input" jsonb NOT NULL,
	"memory" jsonb,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps_total" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_on_utc" timestamp (3) with time zone,
	"expires_on_utc" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_user_key" ON "jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("state","due_on_utc");
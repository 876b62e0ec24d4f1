CREATE TABLE "delivered_catalogues" (
	"version" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "result_sets" ALTER COLUMN "results" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "result_sets" ALTER COLUMN "excluded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "result_sets" ADD COLUMN "ranked" bigint[];--> statement-breakpoint
ALTER TABLE "result_sets" ADD COLUMN "figures_hash" text;
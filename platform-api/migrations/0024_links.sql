ALTER TABLE "fan_items" ADD COLUMN "linked_on_utc" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "result_sets" ADD COLUMN "linked_on_utc" timestamp (3) with time zone;
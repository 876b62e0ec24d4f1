ALTER TABLE "scheduled_duties" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "fan_items" ADD COLUMN "location" text;
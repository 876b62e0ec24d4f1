ALTER TABLE "projects" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "document_defaults" jsonb DEFAULT '{}'::jsonb NOT NULL;
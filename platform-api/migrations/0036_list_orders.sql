DROP INDEX "user_events_created_idx";--> statement-breakpoint
CREATE INDEX "user_events_created_order_idx" ON "user_events" USING btree ("created_on_utc","id");--> statement-breakpoint
CREATE INDEX "user_events_action_order_idx" ON "user_events" USING btree ("event_type","id");--> statement-breakpoint
CREATE INDEX "user_events_category_order_idx" ON "user_events" USING btree ("fan_category_type","id");--> statement-breakpoint
CREATE INDEX "user_events_region_order_idx" ON "user_events" USING btree ("sales_region_number","id");--> statement-breakpoint
CREATE INDEX "users_name_order_idx" ON "users" USING btree (lower(coalesce(nullif(trim("first_name" || ' ' || "last_name"), ''), "user_name")),"id");--> statement-breakpoint
CREATE INDEX "users_company_order_idx" ON "users" USING btree (lower(coalesce("company_name", '')),"id");--> statement-breakpoint
CREATE INDEX "users_email_order_idx" ON "users" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "users_created_order_idx" ON "users" USING btree ("created_on_utc","id");
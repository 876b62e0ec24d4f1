CREATE INDEX "sign_in_codes_user_idx" ON "sign_in_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_customer_idx" ON "alerts" USING btree ("customer_id") WHERE "alerts"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "product_document_files_file_idx" ON "product_document_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_issues_issued_by_idx" ON "document_issues" USING btree ("issued_by_id") WHERE "document_issues"."issued_by_id" is not null;--> statement-breakpoint
CREATE INDEX "issue_recipients_address_idx" ON "issue_recipients" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "visitor_requests_user_idx" ON "visitor_requests" USING btree ("user_id") WHERE "visitor_requests"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "project_invitations_invited_by_idx" ON "project_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "project_members_invited_by_idx" ON "project_members" USING btree ("invited_by_id") WHERE "project_members"."invited_by_id" is not null;--> statement-breakpoint
CREATE INDEX "project_revisions_issued_by_idx" ON "project_revisions" USING btree ("issued_by_id") WHERE "project_revisions"."issued_by_id" is not null;--> statement-breakpoint
CREATE INDEX "project_revisions_of_revision_idx" ON "project_revisions" USING btree ("of_revision_id") WHERE "project_revisions"."of_revision_id" is not null;--> statement-breakpoint
CREATE INDEX "project_shares_sender_idx" ON "project_shares" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "projects_renamed_by_idx" ON "projects" USING btree ("renamed_by_id") WHERE "projects"."renamed_by_id" is not null;--> statement-breakpoint
CREATE INDEX "sign_in_steps_user_idx" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fan_items_user_idx" ON "fan_items" USING btree ("user_id") WHERE "fan_items"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "fan_items_building_idx" ON "fan_items" USING btree ("building_id") WHERE "fan_items"."building_id" is not null;--> statement-breakpoint
CREATE INDEX "fan_items_removed_idx" ON "fan_items" USING btree ("removed_from_project_id") WHERE "fan_items"."removed_from_project_id" is not null;--> statement-breakpoint
CREATE INDEX "result_sets_user_idx" ON "result_sets" USING btree ("user_id") WHERE "result_sets"."user_id" is not null;
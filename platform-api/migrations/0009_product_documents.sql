CREATE TABLE "product_document_files" (
	"document_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "product_document_files_document_id_format_pk" PRIMARY KEY("document_id","format")
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manufacturer_label_id" integer NOT NULL,
	"model" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"content_hash" text NOT NULL,
	"catalogue_version" text NOT NULL,
	"revision" integer NOT NULL,
	"created_on_utc" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_documents_content" UNIQUE("manufacturer_label_id","model","kind","language","content_hash"),
	CONSTRAINT "product_documents_revision" UNIQUE("manufacturer_label_id","model","kind","language","revision")
);
--> statement-breakpoint
ALTER TABLE "product_document_files" ADD CONSTRAINT "product_document_files_document_id_product_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_document_files" ADD CONSTRAINT "product_document_files_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_manufacturer_label_id_brands_manufacturer_label_id_fk" FOREIGN KEY ("manufacturer_label_id") REFERENCES "public"."brands"("manufacturer_label_id") ON DELETE no action ON UPDATE no action;
CREATE UNLOGGED TABLE "call_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"left" double precision NOT NULL,
	"lent" double precision NOT NULL,
	"at_utc" timestamp (3) with time zone NOT NULL
);

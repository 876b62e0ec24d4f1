-- Motors were stored with their name in words ('3/4 hp', 'ODP', '1,750 rpm', 'single phase', 'speed control'). What it says
-- besides horsepower, enclosure and rpm becomes codes, and items and results lose the name, which is made where it is
-- read. Answers that are kept for repeats have it in the caller's language and keep it. Motor ids of ceiling fans, whose
-- drive is onboard, begin with 5.
CREATE FUNCTION pg_temp.with_motor_codes(value jsonb, keeps_name boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF NOT jsonb_path_exists(value, 'strict $.**.motor ? (@.type() == "array")') THEN
    RETURN value;
  END IF;
  IF jsonb_typeof(value) = 'array' THEN
    RETURN (
      SELECT jsonb_agg(pg_temp.with_motor_codes(part, keeps_name) ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS parts(part, place)
    );
  END IF;
  IF jsonb_typeof(value -> 'motor') = 'array' THEN
    value := value || jsonb_build_object(
      'motorKind', CASE
        WHEN (value -> 'isEcm')::boolean THEN 'Ecm'
        WHEN value -> 'motor' ?| ARRAY['single phase', 'monofásico'] THEN 'SinglePhase'
        ELSE 'ThreePhase' END,
      'drive', CASE
        WHEN (value -> 'motorId')::bigint / 10000 = 5 THEN 'Onboard'
        WHEN value -> 'motor' ? 'VFD' THEN 'Vfd'
        WHEN value -> 'motor' ?| ARRAY['speed control', 'control de velocidad'] THEN 'SpeedControl' END
    );
    IF NOT keeps_name THEN
      value := value - 'motor';
    END IF;
  END IF;
  RETURN (SELECT jsonb_object_agg(key, pg_temp.with_motor_codes(part, keeps_name)) FROM jsonb_each(value) AS parts(key, part));
END $$;
--> statement-breakpoint
UPDATE "fan_items" SET "snapshot" = pg_temp.with_motor_codes("snapshot", false)
WHERE jsonb_path_exists("snapshot", 'strict $.**.motor ? (@.type() == "array")');
--> statement-breakpoint
UPDATE "result_sets" SET "results" = pg_temp.with_motor_codes("results", false)
WHERE jsonb_path_exists("results", 'strict $.**.motor ? (@.type() == "array")');
--> statement-breakpoint
UPDATE "idempotency_keys" SET "body" = pg_temp.with_motor_codes("body", true)
WHERE jsonb_path_exists("body", 'strict $.**.motor ? (@.type() == "array")');
--> statement-breakpoint
DROP FUNCTION pg_temp.with_motor_codes(jsonb, boolean);

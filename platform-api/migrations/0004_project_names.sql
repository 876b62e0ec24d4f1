-- Project names were stored URI-encoded, so that case, order and searches went by the escapes. A name that another one
-- of the same user and brand would equal then keeps its escapes, which screens show as the name.
WITH decoded AS (
  SELECT p."id", p."user_id", p."manufacturer_label_id", (
    SELECT convert_from(string_agg(
      CASE WHEN t.token[1] ~ '^%[0-9A-Fa-f]{2}$' THEN decode(substr(t.token[1], 2), 'hex') ELSE convert_to(t.token[1], 'UTF8') END,
      ''::bytea ORDER BY t.place), 'UTF8')
    FROM regexp_matches(p."name", '%[0-9A-Fa-f]{2}|.', 'g') WITH ORDINALITY AS t(token, place)
  ) AS "name"
  FROM "projects" p
  WHERE p."name" ~ '%[0-9A-Fa-f]{2}'
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY "user_id", "manufacturer_label_id", lower("name") ORDER BY "id") AS place
  FROM decoded
)
UPDATE "projects" p SET "name" = n."name"
FROM numbered n
WHERE p."id" = n."id" AND n.place = 1 AND NOT EXISTS (
  SELECT 1 FROM "projects" o
  WHERE o."id" <> p."id" AND o."user_id" = p."user_id" AND o."manufacturer_label_id" = p."manufacturer_label_id"
    AND lower(o."name") = lower(n."name")
);

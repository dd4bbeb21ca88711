-- Names as they sound: Jignesh and Zignesh, Chaudhary and Choudhari, and their Gujarati and Devanagari spellings become one.
-- Vowels keep only whether they are like i or like u; an a inside of a word goes, because Indic scripts do not write it.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT regexp_replace(regexp_replace(translate(replace(
		translate(
			replace(replace(replace(replace(regexp_replace(lower(name), '([kgcjtdpbs])h+', '\1', 'g'), 'ૃ', 'ri'), 'ृ', 'ri'), 'ક્ષ', 'ks'), 'क्ष', 'ks'),
			'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહઅઆઇઈઉઊએઐઓઔિીુૂેૈોૌંઁઋકखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔिीुूेैोौंँऋकા઼્ा़्',
			'kkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrkkggnccjjnttddnttddnppbbmirllvssshaaiiuuiiuuiiuuiiuunnrk'),
		'x', 'ks'),
		'zwfqyeo', 'jvpkiiu'),
		'\Ya+|[^a-z ]', '', 'g'),
		'([a-z])\1+', '\1', 'g')
$$;--> statement-breakpoint
ALTER TABLE "employees" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(full_name || ' ' || coalesce(alias_name, '') || ' ' || mobile_number || ' ' || coalesce(primary_email, '') || ' ' || coalesce(biometric_id, '') || ' ' || coalesce(previous_member_id, '')) || ' ~' || replace(fold_name(full_name || ' ' || coalesce(alias_name, '')), ' ', ' ~')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_search" ON "employees" USING gin ("search_text" gin_trgm_ops) WHERE "employees"."left_at" is null;

ALTER TABLE "leave_types" DROP CONSTRAINT "leave_types_applicable_for_choice";--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "late_days_for_half_day" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "overtime_counts_from_minutes" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "overtime_rounded_to_minutes" integer;--> statement-breakpoint
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_applicable_for_choice" CHECK ("leave_types"."applicable_for" in ('', 'all', 'male only', 'married', 'un-married', 'married female only', 'married male only', 'female only'));--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_late_days_for_half_day_range" CHECK ("shifts"."late_days_for_half_day" between 1 and 31);--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_overtime_counts_from_minutes_range" CHECK ("shifts"."overtime_counts_from_minutes" between 1 and 720);--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_overtime_rounded_to_minutes_range" CHECK ("shifts"."overtime_rounded_to_minutes" between 1 and 240);
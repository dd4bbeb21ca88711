-- A session says the role of its account: with another role it begins anew.
DROP TRIGGER members_end_sessions ON "members";--> statement-breakpoint
CREATE TRIGGER members_end_sessions BEFORE UPDATE ON "members" FOR EACH ROW
  WHEN (
    OLD.number IS DISTINCT FROM NEW.number
    OR OLD.role IS DISTINCT FROM NEW.role
    OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR (OLD.is_active AND NOT NEW.is_active)
  )
  EXECUTE FUNCTION end_member_sessions();

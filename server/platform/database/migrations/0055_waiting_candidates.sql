-- The rule for long waits stood in five statements, one of which counted overdue promises as well.

create function waits_long(place smallint, applied_at timestamptz, before timestamptz) returns boolean
  language sql immutable parallel safe
  return place = 0::smallint and applied_at < before;
comment on function waits_long is
  'The one rule for candidates who wait for long: new, and applied before a moment some days ago.';

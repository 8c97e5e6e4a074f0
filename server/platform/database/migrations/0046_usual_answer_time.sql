-- A company that leaves more than half of its applicants without an answer has no usual answer time.
create or replace function usual_answer_days(company uuid, since timestamptz) returns integer language plpgsql as $$
declare
  company_before text := coalesce(current_setting('app.organization_id', true), '');
  days integer;
begin
  if exists (select from organization_answer_rate as rate where rate.organization_id = company and rate.answered * 2 < rate.counted) then
    return null;
  end if;
  perform set_config('app.organization_id', company::text, true);
  select case when count(*) >= 10
      then ceil(percentile_cont(0.5) within group (order by extract(epoch from told_at - applied_at)) / 86400) end
    into days from candidate where organization_id = company and told_at >= since;
  perform set_config('app.organization_id', company_before, true);
  return days;
end $$;
comment on function usual_answer_days is
  'Days after which a company answers as a rule; null below ten answers, and while its answer rate is below a half. It is told to applicants.';

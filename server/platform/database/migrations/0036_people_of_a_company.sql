-- People across the ads of a company: in the order of time, by state, by their address, by words.
create index candidate_of_company_by_time on candidate (organization_id, applied_at desc, id desc) where email is not null;
create index candidate_of_company_in_place on candidate (organization_id, place, applied_at desc, id desc)
  where email is not null;
drop index candidate_of_organization;
create index candidate_of_organization on candidate (organization_id, email, applied_at desc, id desc);
create index candidate_word_of_organization on candidate_word (organization_id, word) include (candidate_id);

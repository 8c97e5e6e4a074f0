-- A search reads the index alone, and row-level security asks for the company.
alter table candidate_word drop constraint candidate_word_pkey,
  add primary key (job_ad_id, word, candidate_id) include (organization_id);

-- The order of a timeline; ids are random everywhere.
alter table candidate_event rename column id to number;

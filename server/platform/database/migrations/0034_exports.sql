-- An export is an entry of each candidate's timeline.
alter table candidate_event drop constraint candidate_event_kind_check,
  add constraint candidate_event_kind_check check (kind in ('applied', 'appliedAgain', 'confirmed', 'opened', 'moved', 'step',
    'promised', 'told', 'reminded', 'closingTold', 'fileReplaced', 'withdrawn', 'exported'));

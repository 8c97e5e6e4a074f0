-- Lists by date of squares of the map some nine kilometres wide: what is new in a part of a city is read from the few
-- that it lies in, where the list of the whole country was read for it before. See docs/performance.md.
create index search_entry_tile_newest on search_entry ((search_cell(lat, lng) >> 6), published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, category, work_mode, employment_type, contract_type, seniority, verified);

-- Places by cells of a map instead of by a tree of boxes: what lies near a point is a few stretches of a list, read in
-- order, where the tree looked at thousands of boxes that overlap in every city. See docs/performance.md.

create function search_cell(lat real, lng real) returns integer language plpgsql immutable strict parallel safe as $$
declare
  x integer := floor((lng + 180) / 360 * 32768);
  y integer := floor((1 - asinh(tan(radians(lat))) / pi()) / 2 * 32768);
begin
  x := (x | (x << 8)) & 16711935; y := (y | (y << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135; y := (y | (y << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459; y := (y | (y << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765; y := (y | (y << 1)) & 1431655765;
  return (y << 1) | x;
end $$;
comment on function search_cell is
  'The square of the Web Mercator map at zoom 15 that a place lies in, about 1.1 km wide, numbered along a Z-shaped curve: the squares inside of a larger one follow each other. The bits of column and row take turns. Written the same in search/engine/cells.ts.';

-- Near a point or in a small rectangle; the second for the commonest such request, of one category.
create index search_entry_cell on search_entry (search_cell(lat, lng))
  include (position, published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, category, work_mode, employment_type, contract_type, seniority, verified);
create index search_entry_category_cell on search_entry (category, search_cell(lat, lng))
  include (position, published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, work_mode, employment_type, contract_type, seniority, verified);
-- Walks by date through the list of a category.
create index search_entry_category_newest on search_entry (category, published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, work_mode, employment_type, contract_type, seniority, verified);
drop index search_entry_nearest, search_entry_nearest_category;

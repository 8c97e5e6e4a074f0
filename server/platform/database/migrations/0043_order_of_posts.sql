-- Posts of one day stand in the order of the content host.
alter table blog_post add column place integer not null default 0;
comment on column blog_post.place is 'Counts from the newest post of the content host.';
drop index blog_post_listed;
create index blog_post_listed on blog_post (locale, place, key);
-- The next reading writes every copy again, with its place.
update blog_reading set digest = null;

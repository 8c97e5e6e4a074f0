-- Copies of the posts of a content host, so that every process shows the same and the blog outlives its host.
create type post_audience as enum ('seekers', 'companies');
create type post_topic as enum ('pay', 'law', 'offer', 'commute', 'ads', 'fairness', 'other');

create table blog_post (
  key text not null check (char_length(key) between 1 and 200),
  locale locale not null,
  slug text not null unique check (char_length(slug) between 1 and 200),
  title text not null,
  description text not null,
  html text not null,
  minutes integer not null check (minutes >= 0),
  published_on date not null,
  audience post_audience not null,
  topic post_topic not null,
  cover text,
  primary key (key, locale)
);
create index blog_post_listed on blog_post (locale, published_on desc, key desc);
comment on table blog_post is 'Posts of the content host in each language, as they were last read whole.';
comment on column blog_post.key is 'The same in both languages of a post.';
comment on column blog_post.html is 'Sanitised when it was read.';

create table blog_reading (
  is_only boolean primary key default true check (is_only),
  is_awaited boolean not null default false,
  begun integer not null default 0,
  kept integer not null default 0,
  digest bytea,
  kept_at timestamptz(3)
);
insert into blog_reading default values;
comment on table blog_reading is 'One row: the readings of the content host, counted, so that an older one never replaces a newer.';
comment on column blog_reading.is_awaited is 'A hook has come, and its task has not begun.';
comment on column blog_reading.kept is 'The number of the reading whose posts are kept.';
comment on column blog_reading.digest is 'SHA-256 of what is kept: an equal reading writes nothing.';

-- Posts name no company and no person, and everybody may read them: no row has a scope.
grant select, insert, delete on blog_post to qareeb_app;
grant select, update on blog_reading to qareeb_app;

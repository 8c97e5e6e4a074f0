-- The role that serves requests. It owns nothing and bypasses nothing, so row-level security and missing grants hold
-- for it. Each migration grants what it creates, by name; there are no blanket grants.
--
-- Our own embedded server has given it a login already. On any other server it cannot sign in: the application signs
-- in as DATABASE_APP_URL or DATABASE_URL says and takes on this role.
do $$
begin
  if not exists (select from pg_roles where rolname = 'qareeb_app') then
    create role qareeb_app nologin;
  end if;
exception
  when insufficient_privilege then
    raise exception 'The user % may not create roles. Let an administrator of the server run: create role qareeb_app; grant qareeb_app to %;', current_user, current_user;
  when duplicate_object or unique_violation then
    null; -- another database of this server created it at the same moment
end
$$;

-- May the owner take it on? Versions differ in what creating a role gives, so try, and grant only where it fails.
do $$
begin
  set local role qareeb_app;
  reset role;
exception
  when insufficient_privilege then
    execute format('grant qareeb_app to %I', current_user);
end
$$;

grant usage on schema public to qareeb_app;

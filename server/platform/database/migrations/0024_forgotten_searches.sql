-- What was searched for is kept for two years.
grant delete on search_count to qareeb_app;

-- Lists send cards as text; turning `json` into text and back cost a fifth of what reading a page of cards does.
drop view job_ad_card;
alter table search_card alter column card type text;
comment on column search_card.card is
  'JSON, as typed in server/job-ads/stored-card.ts. Nothing of it is private. It repeats the names of the company and its locations, so whatever changes those has to relist their open ads.';

-- The second card is asked for only where there is no first: a join would put it together for every row.
create view job_ad_card with (security_invoker) as
  select ad.id, ad.status, ad.expires_at, coalesce(
    (select listed.card::json from search_card as listed where listed.number = ad.number),
    (select source.card from job_ad_card_source as source where source.id = ad.id)) as card
  from job_ad as ad
  where ad.status <> 'draft';
comment on view job_ad_card is 'What lists show of an ad that is or was public: the stored card, or one put together now.';
grant select on job_ad_card to qareeb_app;

-- A network as version 0.1.0 left it: each table has rows, each column a value in one of them.

insert into setting (key, value) values
  ('signing_key', 'c2lnbmluZyBrZXkgb2YgdGhlIG5ldHdvcmssIDMyIGI'),
  ('general.support_email', '"partners@northwind.example"');
insert into removed_setting (key, value, removed_at) values ('general.system_name', '"Southwind"', '2026-11-10 08:00Z');
insert into exchange_rate (currency, per_euro) values ('EUR', 1), ('USD', 1.0825);
insert into terms (version, title, body, published_at) values
  ('2026-09', 'Terms', E'One.\n\nTwo – with a dash, an "quote" and an apostrophe''s.', '2026-09-01 00:00Z');
insert into oauth_client (id, secret_hash) values ('publisher', '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8');

insert into partner (id, name, status, country, currency, terms_version, terms_accepted_at, created_at, website, about,
  traffic_type_ids, publisher_content, currency_changed_at, manager_id, review_due_at, reviewed_at, review_reason, traffic_countries, category_ids) values
  (1, 'Northwind', 'active', 'DE', 'EUR', '2026-09', '2026-09-02 09:00Z', '2026-09-02 09:00Z', null, null, '{}', '{}', null, null, null, null, null, '{}', '{}'),
  (2, 'Berger Media', 'active', 'AT', 'USD', '2026-09', '2026-09-03 10:30Z', '2026-09-03 10:30Z', 'https://berger.test', 'Übersicht für Sparfüchse',
    '{1,3}', '{coupons,blog}', '2026-10-01 12:00Z', 1, '2026-09-03 11:30Z', '2026-09-03 11:00Z', 'Welcome', '{AT,DE}', '{1}'),
  (3, 'Novak', 'rejected', 'CZ', 'EUR', '2026-09', '2026-09-04 10:30Z', '2026-09-04 10:30Z', null, null, '{}', '{}', null, null, null, '2026-09-05 11:00Z', 'No traffic', '{}', '{}');
insert into app_user (id, partner_id, email, firstname, lastname, password_hash, role, locale, first_week_day, timezone,
  email_verified_at, created_at, phone, messenger, password_changed_at, revision) values
  (1, 1, 'operator@northwind.example', 'Olga', 'Petersen', '$argon2id$v=19$m=19456,t=2,p=1$Xx+ZQDyYqO0U0c53I0yfeA$EE+pc2wVu7bUQ62vu5YaGqLljE11yq6tY2DNmEDsREY',
    'admin', 'en', 1, 'Europe/Berlin', '2026-09-02 09:05Z', '2026-09-02 09:00Z', null, null, null, 1),
  (2, 2, 'franz@berger.test', 'Franz', 'Berger', '$argon2id$v=19$m=19456,t=2,p=1$Xx+ZQDyYqO0U0c53I0yfeA$EE+pc2wVu7bUQ62vu5YaGqLljE11yq6tY2DNmEDsREY',
    'publisher', 'de', 7, 'Europe/Vienna', '2026-09-03 10:40Z', '2026-09-03 10:30Z', '+43 1 234', '@franz', '2026-10-02 08:00Z', 4);
insert into billing_detail (partner_id, company_name, vat_number, vat_rate, tax_id, street, zip, city, country, invoice_email,
  payment_method, payment_terms_id, beneficiary, iban, bic, paypal_email, min_payout_micros, revision) values
  (2, 'Berger GmbH', 'ATU12345678', '20', '12/345', 'Ring 1', '1010', 'Wien', 'AT', 'rechnung@berger.test', 'sepa', 2, 'Franz Berger',
    'AT611904300234573201', 'BKAUATWW', 'franz@berger.test', 50000000, 3);
insert into token (hash, kind, family, user_id, operator_id, expires_at, created_at, used_at, hint, last_used_at) values
  ('r1', 'refresh', 'berger', 2, null, '2036-12-20 10:00Z', '2026-11-20 10:00Z', '2026-11-20 11:00Z', null, null),
  ('a1', 'access', 'berger', 2, null, '2026-11-20 12:00Z', '2026-11-20 11:00Z', null, null, null),
  ('a2', 'access', 'shadow', 2, 1, '2026-11-20 12:00Z', '2026-11-20 11:30Z', null, null, null),
  (encode(sha256('token-of-0.1.0'), 'hex'), 'pat', 'program', 2, null, null, '2026-10-05 10:00Z', null, '0.1.0', '2026-11-19 10:00Z');
insert into one_time_token (hash, user_id, operator_id, expires_at, used_at, created_at, kind) values
  ('o1', 2, 1, '2026-11-20 11:40Z', '2026-11-20 11:30Z', '2026-11-20 11:29Z', 'sign-in'),
  ('o2', 2, null, '2026-10-02 09:00Z', '2026-10-02 08:00Z', '2026-10-02 07:50Z', 'reset');
insert into outbox (id, recipient, template, locale, subject, body, link, created_at) values
  (1, 'franz@berger.test', 'verify', 'de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Guten Tag', 'http://localhost:4310/verify', '2026-09-03 10:30Z');
insert into error_log (id, message, stack, url, release, context, created_at, code, locale) values
  (1, 'x is undefined', 'at f (a.js:1:2)', '/dashboard', 'abc', '{"screen": "dashboard", "tries": [1, 2]}', '2026-11-01 10:00Z', 'E-1', 'de');

insert into category (id, name) values (1, 'Finance');
insert into tag (id, name) values (1, 'exclusive');
insert into offer_group (id, name, picture) values (1, 'Kestrel', 'kestrel');
insert into offer (id, name, status, visibility, featured, description, category_id, countries, devices, os, currency, network_epc_micros, network_cr,
  picture, created_at, expires_at, group_id, archived_at, traffic_type_ids, allow_deep_links, deep_link_note, site) values
  (101, 'Kestrel – Account', 'active', 'approval', true, 'A current account.', 1, '{AT,DE}', '{desktop}', '{Windows}', 'EUR', 120000, 1.2345,
    'kestrel', '2026-09-01 09:00Z', '2027-01-01 00:00Z', 1, null, '{1}', true, 'Only product pages', 'https://kestrel.example'),
  (102, 'Kestrel – Card', 'expired', 'private', false, 'Gone.', 1, '{}', '{}', '{}', 'USD', null, null, null, '2026-09-01 09:00Z', null, null,
    '2026-10-01 09:00Z', '{}', false, '', null);
insert into offer_tag (offer_id, tag_id) values (101, 1);
insert into offer_payout (id, offer_id, is_default, goal, model, amount_micros, percent, countries) values
  (1, 101, true, 'default', 'cpa', 12500000, null, '{}'), (2, 101, false, 'deposit', 'revshare', null, 7.25, '{AT}');
insert into offer_cap (id, offer_id, type, period, value, action, fallback_url) values
  (1, 101, 'clicks', 'day', 500, 'redirect', 'https://kestrel.example/later');
insert into offer_banner (id, offer_id, width, height, created_at) values (1, 101, 300, 250, '2026-09-01 09:00Z');
insert into offer_question (id, offer_id, position, text, is_required) values (1, 101, 1, 'Where will you place it?', true);
insert into offer_landing_page (id, offer_id, name, url, is_default) values (1, 101, 'Main page', '/storage/landing/101/main', true);
insert into catalogue_entry (id, offer_id, published_from, published_until, archived_at) values
  (1, 101, '2026-09-01 09:00Z', '2026-12-31 00:00Z', null), (2, 102, '2026-09-01 09:00Z', null, '2026-10-01 09:00Z');
insert into tag_value (kind, value, name, parent_id, archived_at) values ('carrier', 'Northphone', 'Northphone', 'DE', '2026-10-01 09:00Z');

insert into approval (partner_id, id, offer_id, status, paused, comment, applied_at, decided_at, archived_at, reason, review_due_at, traffic_type_ids, answers) values
  (2, 11, 101, 'approved', true, 'Please', '2026-09-04 09:00Z', '2026-09-05 09:00Z', null, null, null, '{1}', '[{"question": "Where?", "answer": "Blog"}]'),
  (2, 12, 102, 'rejected', false, '', '2026-09-04 09:00Z', '2026-09-06 09:00Z', '2026-09-07 09:00Z', 'Too late', '2026-09-04 19:00Z', '{}', '[]');
insert into approval_event (partner_id, id, approval_id, at, action, actor, user_id, reason) values
  (2, 1, 11, '2026-09-04 09:00Z', 'applied', 'publisher', 2, null), (2, 2, 12, '2026-09-06 09:00Z', 'rejected', 'operator', 1, 'Too late');
insert into asset (id, mime, size, body, created_at) values ('a-1', 'image/png', 4, '\x89504e47', '2026-09-04 09:00Z');
insert into approval_material (partner_id, id, approval_id, asset_id, name, created_at) values (2, 1, 11, 'a-1', 'blog.png', '2026-09-04 09:00Z');
insert into preview_job (partner_id, id, url, status, asset_id, failure, created_at, claimed_at, finished_at) values
  (2, 'p1', 'https://berger.test/', 'done', 'a-1', null, '2026-09-04 08:00Z', '2026-09-04 08:00:01Z', '2026-09-04 08:00:02Z'),
  (2, 'p2', 'https://berger.test/x', 'failed', null, 'NOT_FOUND', '2026-09-04 08:00Z', '2026-09-04 08:00:01Z', '2026-09-04 08:00:02Z');
insert into clicktag (partner_id, id, name, "values", archived_at) values
  (2, 21, 'newsletter', '{"sub1": "nl"}', null), (2, 22, 'old', '{}', '2026-10-01 09:00Z');
insert into campaign (partner_id, id, offer_id, approval_id, link_id, clicktag_id, name, status, rtb_status, rtb_comment, rtb_requested_at,
  started_at, ended_at, created_at, rtb_daily_budget_micros, rtb_currency, archived_at, revision) values
  (2, 31, 101, 11, 41, 21, 'Autumn', 'active', 'requested', 'Soon', '2026-09-10 09:00Z', '2026-09-10 09:00Z', null, '2026-09-09 09:00Z', 25000000, 'EUR', null, 2),
  (2, 32, 101, 11, null, null, 'Removed', 'ended', 'none', '', null, null, '2026-10-03 09:00Z', '2026-09-09 09:00Z', null, null, '2026-10-03 09:00Z', 1);
insert into campaign_split (partner_id, id, campaign_id, kind, offer_id, landing_page_id, weight, countries, is_active) values
  (2, 1, 31, 'splitter', 101, 1, 100, '{AT}', true);
insert into campaign_trigger (partner_id, id, campaign_id, name, fires_on, param, operator, value, action, target, is_active, created_at) values
  (2, 1, 31, 'Call', 'click', 'sub1', 'eq', 'nl', 'postback', 'https://Hooks.Berger.test:8443/a?b=1', true, '2026-09-10 09:00Z');
insert into trigger_call (partner_id, id, trigger_id, url, attempts, next_at, created_at) values
  (2, 1, 1, 'https://Hooks.Berger.test:8443/a?b=1', 2, '2026-11-20 10:00Z', '2026-11-20 09:00Z'),
  (2, 2, 1, 'https://hooks.berger.test/done', 1, null, '2026-11-20 09:00Z');
insert into tracking_link (partner_id, id, offer_id, name, created_at, campaign_id, status, landing_page_id, deep_link, sub1, sub2, sub3, sub4, sub5,
  clicktag_id, archived_at, parameters, revision) values
  (2, 41, 101, 'Default', '2026-09-05 09:00Z', 31, 'active', 1, 'https://kestrel.example/p', 'a', 'b', 'c', 'd', 'e', 21, null, '{"gclid": "1"}', 3),
  (2, 42, 101, 'Old', '2026-09-05 09:00Z', null, 'paused', null, null, '', '', '', '', '', null, '2026-10-05 09:00Z', '{}', 1);
insert into saved_report (partner_id, id, user_id, name, query, created_at, updated_at, archived_at, kind, pinned, revision) values
  (2, 1, 2, 'By country', 'dimensions=country', '2026-10-01 09:00Z', '2026-10-02 09:00Z', null, 'analytics', true, 2),
  (2, 2, 2, 'Mine', 'status=active', '2026-10-01 09:00Z', '2026-10-02 09:00Z', '2026-10-03 09:00Z', 'offers', false, 1);

insert into click (partner_id, id, ts, offer_id, link_id, country, os, device, browser, carrier, sub1, sub2, is_unique, sub3, sub4, sub5) values
  (2, '00000000-0000-4000-8000-000000000001', '2026-11-18 09:15Z', 101, 41, 'AT', 'Windows', 'desktop', 'Firefox', 'A1', 'a', 'b', true, 'c', 'd', 'e'),
  (2, '00000000-0000-4000-8000-000000000002', '2026-11-18 09:45Z', 101, 41, 'AT', 'Windows', 'desktop', 'Firefox', 'A1', '', '', false, '', '', ''),
  (2, '00000000-0000-4000-8000-000000000003', '2026-11-19 23:59Z', 101, 41, 'DE', 'Android', 'smartphone', 'Chrome', 'Telekom', '', '', true, '', '', '');
insert into click_visitor (partner_id, day, link_id, visitor) values (2, '2026-11-19', 41, 'hash');
insert into conversion (partner_id, id, click_id, ts, offer_id, status, payout_micros, sale_micros, decided_at, goal, txid, kind) values
  (2, '00000000-0000-4000-9000-000000000001', '00000000-0000-4000-8000-000000000001', '2026-11-18 10:00Z', 101, 'approved', 13540000, 0, '2026-11-19 10:00Z', '', 'T-1', 'conversion'),
  (2, '00000000-0000-4000-9000-000000000002', '00000000-0000-4000-8000-000000000003', '2026-11-20 00:10Z', 101, 'pending', 7000000, 99990000, null, 'deposit', 'T-2', 'sale'),
  (2, '00000000-0000-4000-9000-000000000003', '00000000-0000-4000-8000-000000000002', '2026-11-20 01:10Z', 101, 'rejected', 13540000, 0, '2026-11-20 02:00Z', '', 'T-3', 'lead');
insert into stat_offer (partner_id, day, offer_id, link_id, impressions, clicks, unique_clicks, conversions, pending, rejected, payout_micros, sale_micros) values
  (2, '2026-11-18', 101, 41, 40, 2, 1, 1, 0, 0, 13540000, 0), (2, '2026-11-19', 101, 41, 20, 1, 1, 0, 0, 0, 0, 0),
  (2, '2026-11-20', 101, 41, 0, 0, 0, 1, 1, 1, 7000000, 99990000);
insert into stat_hour (partner_id, hour, offer_id, impressions, clicks, unique_clicks, conversions, pending, rejected, payout_micros, sale_micros) values
  (2, '2026-11-18 09:00Z', 101, 40, 2, 1, 0, 0, 0, 0, 0), (2, '2026-11-18 10:00Z', 101, 0, 0, 0, 1, 0, 0, 13540000, 0),
  (2, '2026-11-19 23:00Z', 101, 20, 1, 1, 0, 0, 0, 0, 0), (2, '2026-11-20 00:00Z', 101, 0, 0, 0, 1, 1, 0, 7000000, 99990000),
  (2, '2026-11-20 01:00Z', 101, 0, 0, 0, 0, 0, 1, 0, 0);
insert into stat_dim (partner_id, day, offer_id, country, os, device, browser, carrier, impressions, clicks, unique_clicks, conversions, pending, rejected,
  payout_micros, sale_micros) values
  (2, '2026-11-18', 101, 'AT', 'Windows', 'desktop', 'Firefox', 'A1', 40, 2, 1, 1, 0, 0, 13540000, 0),
  (2, '2026-11-19', 101, 'DE', 'Android', 'smartphone', 'Chrome', 'Telekom', 20, 1, 1, 0, 0, 0, 0, 0),
  (2, '2026-11-20', 101, 'DE', 'Android', 'smartphone', 'Chrome', 'Telekom', 0, 0, 0, 1, 1, 0, 7000000, 99990000),
  (2, '2026-11-20', 101, 'AT', 'Windows', 'desktop', 'Firefox', 'A1', 0, 0, 0, 0, 0, 1, 0, 0);
insert into postback (partner_id, id, name, event_id, offer_id, goal_id, statuses, method, url, status, is_default, archived_at, created_at, updated_at, revision) values
  (2, 51, 'Tracker', 'conversion', 101, 1, '{approved,pending}', 'GET', 'https://tracker.example/pb?cid={sub1}', 'active', false, null, '2026-09-06 09:00Z', '2026-09-07 09:00Z', 2),
  (2, 52, 'Before', 'status_change', null, null, '{}', 'POST', 'https://tracker.example/old', 'paused', true, '2026-10-06 09:00Z', '2026-09-06 09:00Z', '2026-09-07 09:00Z', 1);
insert into postback_delivery (partner_id, id, postback_id, conversion_id, event_id, method, url, status, attempts, next_at, created_at) values
  (2, 61, 51, '00000000-0000-4000-9000-000000000001', 'conversion', 'GET', 'https://tracker.example/pb?cid=a', 'delivered', 1, null, '2026-11-18 10:00Z'),
  (2, 62, 51, '00000000-0000-4000-9000-000000000002', 'conversion', 'GET', 'https://Tracker.example', 'queued', 1, '2026-11-20 00:30Z', '2026-11-20 00:10Z');
insert into postback_attempt (partner_id, delivery_id, number, at, http_status, error) values
  (2, 61, 1, '2026-11-18 10:00:01Z', 200, null), (2, 62, 1, '2026-11-20 00:10:01Z', null, 'TIMEOUT');

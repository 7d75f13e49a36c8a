import type { RequirementId } from './requirements.ts';

/** A requirement word by word: what the specification asks for, and what the portal decided where that is silent. */
export type RequirementWords = { given: string; decided: string };

const given = (words: string): RequirementWords => ({ given: words, decided: '' });
const decided = (words: string): RequirementWords => ({ given: '', decided: words });

export const requirementWords: Readonly<Record<RequirementId, RequirementWords>> = {
  A1: {
    given:
      'Public routes: /login, /register, /forgot-password, /set-new-password, /register-completed, /verify/{id}, public offer wall.',
    decided: 'Its path is /offers.',
  },
  A2: given(
    "/verify/{id}: takes query signature and expires, passes hash (the id), expires, id; bad link parameters show 'Invalid URL params'; success shows the verify text (E16).",
  ),
  A3: given('Any unknown path redirects to /; / redirects to /dashboard.'),
  A4: given(
    "Authenticated routes and titles: dashboard 'Dashboard', analytics 'Analytics' (loaded on demand), offer-wall 'Offer Wall', live-offers 'Live Offers', live-offers/{digits}/{pending or live} (live offer details), postbacks 'Postbacks', profile 'Profile'. A non-digit id or another type is an unknown path.",
  ),
  A5: given(
    'Top navigation: Dashboard, Analytics, Offer Wall, Pending & Live Offers, Postbacks; profile dropdown with Profile and Sign out (logs out, goes to Login); logo goes to Dashboard; the signed-in address {email} is shown.',
  ),
  A6: given(
    'Mobile slide-over menu: the same five links, the address, Sign out. Profile dropdown and mobile menu toggle open and closed.',
  ),
  A7: given(
    "Status bar while an operator is signed in as a partner: 'Shadow login as {partner name} by {operator name}'.",
  ),
  A8: given(
    'A loading spinner until the authentication state is loaded; only then are routes rendered (no flash of a protected screen or of the login).',
  ),
  A9: given(
    'Breakpoints xs 640, sm 768, md 1024, lg 1280, xl unlimited; every screen is usable from 360 px up.',
  ),
  A10: given('History mode; scroll to top on each navigation.'),
  A11: {
    given: 'Screens without a route of their own: tracking links, click tags, approvals, banners, payouts.',
    decided:
      'They are tabs of live-offers (?tab=live, pending, campaigns, tracking-links) and of the details route (?tab=overview, tracking-links, click-tag, banners, payouts, caps, campaigns), so that each has an address without adding a route.',
  },
  A12: given('Locales en (default) and de; every text of the interface exists in both; the choice is kept.'),
  G1: given('The session is loaded first.'),
  G2: {
    given:
      'Page title: title of the deepest matched route, then the system name; without a route title the system name alone.',
    decided: "Joined as 'Title - System name'.",
  },
  G3: given('A query with ott is redirected to the same route without it; the other query values stay.'),
  G4: {
    given:
      'Logged in and visiting Login, Register, ForgotPassword, SetNewPassword or RegisterCompleted: to /.',
    decided: 'After a one-time token, too, a redirect that passes its checks is followed.',
  },
  G5: given('Logged in and visiting the public offer wall: to /offer-wall.'),
  G6: {
    given:
      'A route that requires login, while not logged in: to /login with redirect holding the original path and its remaining query.',
    decided: 'After login the portal goes there, and only ever to a path of its own origin.',
  },
  G7: decided(
    'Navigations that overlap: the latest wins; a guard never leaves the screen of an abandoned navigation behind.',
  ),
  L1: given("Empty: 'No data'."),
  L2: given(
    "Load failure: 'Data loading failed. Please try again using Refresh button.' with Refresh, which reloads.",
  ),
  L3: given("Missing image: 'No Preview Available'."),
  L4: given("'Total: {total}'; default page size 10; options 10, 20, 30, 40, 50, 100."),
  L5: given(
    'Pager: 7 page buttons by default; the count must be an odd integer from 5 to 21, anything else is refused with a clear error.',
  ),
  L6: given(
    "Texts 'Add missing info', 'Change currency', 'More offers'; analytics filter tooltip 'Filter' and 'Other'.",
  ),
  L7: decided(
    'Page, size, sort and filters live in the address, survive reload and Back, and can be shared. Selection survives paging and Back; every row is in the document for browser search and assistive technology.',
  ),
  N1: decided(
    'While the network does not answer the portal says so and probes it; what failed is requested again when it is back.',
  ),
  S1: given(
    'Session: isReady, isLoaded, isLogged, token_type, expires_in (s), access_token, refresh_token, errors. Starts not ready, not loaded, not logged in.',
  ),
  S2: given('The login response may be wrapped in data or not.'),
  S3: {
    given:
      'Token cookie: name token, path /, secure, cross-site allowed, expires after expires_in seconds, value: the JSON of the token response.',
    decided: 'A value that no header can hold is no token: it is removed.',
  },
  S4: given('Requests carry authorization: {token_type} {access_token}.'),
  S5: given('Start with ott: session cleared, ott login made, result stored as the token, then as S6.'),
  S6: given(
    'Start with a stored token: logged in and ready; reference data (general dictionaries, countries, categories, approval statuses, user) loaded; then marked loaded.',
  ),
  S7: given('S6 when loading fails: still marked loaded, an API error is reported, the error is re-thrown.'),
  S8: given('Start with no token: a user-data load is tried, then marked loaded.'),
  S9: given(
    'Login: stored token removed, then the login call. Success: token stored, logged in, reference data loaded. Failure: logged out with the errors, re-thrown.',
  ),
  S10: given(
    'Register: session cleared and marked loaded, then the call; failure records errors and re-throws. Success goes to /register-completed.',
  ),
  S11: given(
    "Logout: the call, and afterwards (whatever it answered) the session is cleared and marked loaded; 'Logged Out'.",
  ),
  S12: given(
    "Any HTTP 401 triggers a logout unless the caller ignores unauthorised errors; then title 'Session expired', message 'Your session was expired. To continue, please log in again.', button 'Click here to login'. Many 401s at once make one logout and one message.",
  ),
  S13: decided(
    'A logout or login in one tab reaches the other tabs; an expired cookie is noticed without waiting for a request. An expiry noticed by one tab is told by all as S12 says; each keeps its place, its text and its way back.',
  ),
  S14: given(
    "Profile flags admin and superadmin, 'y' = true, become isAdmin and isSuperAdmin and the raw flags are dropped; for both, the privileges list is dropped.",
  ),
  S15: given(
    "Account suspended: code ACCOUNT_SUSPENDED raises an account-suspended event and shows 'Your account is suspended'.",
  ),
  T1: {
    given:
      "Partner has a pending terms_conditions.acceptation and it is no shadow login: a blocking dialog 'Terms and Conditions Update'; outside click, Escape and close button do not close it; it links new_url.",
    decided:
      'Decided from the newest user data, wherever it came from; a failed load of the user is tried again.',
  },
  T2: given("Checkbox 'I accept the new Terms and Conditions.' must be ticked before Accept works."),
  T3: given(
    'Accept posts the acceptance, then reloads the user; on failure the busy state clears, the dialog stays, no message.',
  ),
  T4: given('Decline logs out and goes to Login. Buttons are disabled while busy.'),
  T5: given('In a shadow login the dialog is suppressed.'),
  P1: given(
    "A request is repeated until a predicate on the response data holds; interval 1000 ms, unlimited retries by default; when retries run out: 'The maximum amount of attempts has been exceeded'.",
  ),
  P2: given('Identical in-flight requests are one request.'),
  P3: given("A cancelled request fails with 'Request canceled'."),
  P4: {
    given:
      'JSON with an Accept header; bodies read under data, lists under data.data; status of 300 or more is a failure (E rows).',
    decided:
      'A row or value that a newer network sends and this portal does not know costs that row or cell at most, never the list.',
  },
  P5: given('Downloads take their file name from content-disposition.'),
  P6: given('Dictionary requests use limit -1.'),
  P7: given(
    'Every call of specification 7 exists in the client, typed, with the method, path, query rules (sort, limit, offset stripped where said; group_by forced to offer_id on the report) and body as listed, and a screen or service uses it.',
  ),
  P8: given(
    "Client id 'publisher' at /oauth/token; the form-encoded /api/oauth/token with grant_type password and basic client authentication exists too.",
  ),
  P9: given(
    'The calls whose paths the specification does not show have one chosen path each, in one place, documented as chosen.',
  ),
  C1: {
    given:
      "Configuration with its defaults: dateFormat (shortDate 'dd MMM', date 'yyyy/MM/dd', time 'HH:mm', dateTime 'yyyy/MM/dd HH:mm:ss'), general (system_name, locale en, tracking_host, default_currency EUR, first_week_day 1 as a number), register (termsconditions_url, terms_conditions url + required), screenshot ('lp/previews/', 'lp/thumbs/'), publisher_api.url, ignoredErrorCodes, loadingErrorCodes, apiVersion from meta.api_version.",
    decided: 'A configuration that fails is asked for again; nothing links to an empty address.',
  },
  C2: given(
    'Start dictionaries: partners_payment_terms, traffic_types, postbacks_events_def, tags_type_def, publisher_content, offer_cap_types, payment_request_payment_methods, payment_request_statuses, invoices_statuses.',
  ),
  C3: given(
    'Separate dictionaries: countries, categories, approval statuses, currencies (USD $, EUR €), vatRates (0, 19, 21, 23 % with code and name), messages; clicktag params, postback params, clicktags, event types, tracking links, approvals offers, offer tags, partner traffic types, campaigns, offers.',
  ),
  C4: given('All tag kinds of specification 3, fetched by kind; city takes a parameter.'),
  C5: given('first_week_day drives every date picker.'),
  C6: given("Dictionary 404: 'Could not load dictionaries'."),
  O1: given(
    "Offer wall: groups, featured offers, filters (categories, countries, tags), image previews, apply, run, 'More offers'; download.",
  ),
  O2: given('Public offer wall from /public/v1/offers without login.'),
  O3: given(
    'Offers: banners, caps, revenues, payouts, previews (fetch-preview, polled), upload, pause, unpause, apply, run, download, download-banners.',
  ),
  O4: given('Campaigns: tsp, splitter, triggers, payouts, l-triggers, rtb, pause, unpause, save-clicktag.'),
  O5: given(
    'Tracking links: by offer, list, download (filters only), clicktag; create, edit, remove through the generic resource.',
  ),
  O6: given('Approvals: list, download, banners, payouts, clicktag.'),
  O7: {
    given: 'Postbacks: list, set default, update.',
    decided: 'Every active postback that matches is called; where one stops another, saving says so first.',
  },
  O8: given('Details route distinguishes a pending and a live offer.'),
  O9: given(
    'Generic resource pattern: list, get, create, update, remove, retrieve for analytics, approvals, campaigns, config, offers, postbacks, public, tags, tracking links.',
  ),
  O10: {
    given: 'Analytics: timeseries, pivot, overview, dict-kpi, report (grouped by offer_id), report download.',
    decided:
      'Unfinished hours and days are drawn as unfinished and compared with the same part of the other period.',
  },
  O11: given('API access token: create (shown once), revoke.'),
  O12: given(
    "Profile: general, billing details with VAT options, account settings with first week day, terms acceptance, currency changeable once ('Change currency').",
  ),
  O13: given('Notification types info, warning, error, success, apiError, saveSuccess.'),
  E1: given('A message configured on the request for the response status wins.'),
  E2: given('VALIDATION_ERROR: messages of each item of errors, each with its own errors list.'),
  E3: given('Otherwise one message per entry of errors.'),
  E4: given("An entry's message: translation of errorCodes.{code} if there is one, else its description."),
  E5: given("Body a plain string: 500-599 gives 'Server Error (status)', else the string itself."),
  E6: given("Nothing found: 'Internal Server Error'."),
  E7: given(
    "NOT_FOUND_HTTP_EXCEPTION 'Requested resource is not found'; INVALID_CREDENTIALS 'Invalid Credentials'; UNKNOWN_PARAMETER 'Requested data with unknown parameter'; the rest of the code table likewise.",
  ),
  E8: given(
    'Shown unless suppressed or the status is in the ignored list. 500-508, 510, 511 are loading errors and raise the api-error event of the loading/error state.',
  ),
  E9: given("Default API error notification: error, 'Internal Server Error', 6 s, close button."),
  E10: given(
    "Save success 'Saving was succesful' (spelt so), 2 s; info and warning: offset only; library default 4500 ms; offset 55 px.",
  ),
  E11: given('An identical notification replaces the earlier one (the earlier is closed first).'),
  E12: {
    given: 'A script chunk times out after 120 s; a stylesheet chunk failure is raised as an error.',
    decided:
      "After a new deployment the user gets one clear 'reload' offer, never a blank page. What is needed to sign in, sign out, leave or tell of a failure cannot be the part that is missing; reloading leads to the address that was wanted.",
  },
  E13: {
    given: 'Client errors go to POST /public/v1/error-logs.',
    decided: "With the session chart's state and last events, and never a token, password or e-mail address.",
  },
  E14: given(
    'Debounces: remote select 300 ms, select 100, autocomplete 100, slider 300, tooltip close 200, popover close 200 and open 0, tabs focus re-enable 50.',
  ),
  E15: given('Date picker attaches to the page body under 1200 px; popups start at z-index 2000.'),
  E16: given(
    "Verify success: 'Thank you for verifying your e-mail address. We will get back to you shortly, once your account has been reviewed.'",
  ),
  F1: given("Texts 'Required', 'This is not a valid email', 'Confirmation does not match'."),
  F2: given(
    "Rule set, each with an English message 'The {field} ...' (and its German): required, email, min, max, min_value, max_value, between, numeric, integer, digits, decimal, alpha, alpha_dash, alpha_num, alpha_spaces, url, ip, regex, confirmed, length, size (KB), mimes, ext, image, dimensions, credit_card, is, is_not, included, excluded, required_if, after, before, date_between, date_format. Default 'The {field} value is not valid'.",
  ),
  F3: given(
    'Limits: e-mail local part 64, domain 254; URL fewer than 2083; domain label 63; credit card patterns plus Luhn.',
  ),
  F4: given(
    'A field is marked required when its rule contains required; the first error shows under the field.',
  ),
  F5: given(
    'Field types: text, password, textarea, email, date, datetime, datetime-local, month, week, time, range, color, multiselect, checkbox, radio, switch, datepicker, timepicker, timeselect, file, cascader, number, slider, customField, hidden.',
  ),
  F6: given(
    "Number: min, max, step, precision (default 0), clamped. Slider 0..100 step 1 debounce 300. Time-select 00:00..23:59 step 15. Date yyyy-MM-dd, time HH:mm (date picker's time HH:mm:ss). Range end not before start. Textarea rows 3, at most 6.",
  ),
  M1: given(
    'Explicit statecharts for the session (ott, stored token, login, register, logout, 401), the navigation guard, the blocking terms dialog, polling, currency-change-once; views are thin.',
  ),
  M2: given(
    'Model-based tests are generated from the charts, on the charts alone and in a real browser; every transition of every chart is taken.',
  ),
  M3: given(
    'Auditors read the visualised charts: drawings, spec references, which test takes which transition, a simulation, and the live state of a running portal.',
  ),
  M4: given('Operators come in by shadow login (ott link) and see whom they act for.'),
};

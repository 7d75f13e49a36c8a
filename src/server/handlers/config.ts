import { termsPath } from '../http/storage.ts';
import type { NetworkHandlers } from '../network.ts';

export const config: NetworkHandlers['config'] = {
  get: (_, { origin }) => {
    const terms = `${origin}${termsPath}`;
    return {
      dateFormat: { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' },
      general: {
        system_name: 'Halyard',
        locale: 'en',
        tracking_host: origin,
        default_currency: 'EUR',
        first_week_day: '1',
      },
      register: { termsconditions_url: terms, terms_conditions: { url: terms, required: true } },
      screenshot: { preview: 'lp/previews/', thumb: 'lp/thumbs/' },
      publisher_api: { url: `${origin}/publisher` },
      ignoredErrorCodes: [],
      loadingErrorCodes: [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
    };
  },
};

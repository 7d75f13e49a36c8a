/** When a network that is measured stands: the days before have figures, and its database is made once a day. */
export const noonOfToday = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);

/** The id of a chart or of the picture of the system, beside the list of all charts. */
export const contentId = 'content';

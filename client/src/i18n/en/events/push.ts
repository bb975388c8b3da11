/** Notices on this device. */
export const words = {
  tell: 'Tell me on this device when my match is called',
  on: 'On: “Table 4, now” arrives even with the page closed.',
  off: 'Off. This page always shows the call.',
  denied: 'The browser does not let Tento notify you. Allow notifications for this site in the settings of the browser.',
  failed: 'The notification service of the browser did not answer. Try again; this page always shows the call.',
  unsupported: 'This browser takes no notifications (on an iPhone, add Tento to the home screen). This page always shows the call.',
};

// Whether the offer of the first visit was answered; it does not come back while the page is open.
export const welcome = $state({ done: false });

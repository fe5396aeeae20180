/** How many requests wait because the server cannot keep up; the page says so as long as there are any. */
export const busy = $state({ waiting: 0 });

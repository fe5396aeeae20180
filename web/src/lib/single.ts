/** Returns what a button does on a click; the second one of a double click would answer the next question and does not count. */
export function single(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}

/** Lets the browser paint and handle events first. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A phone takes some 20 ms for as many actuators.
const TURN = 100;

/** Maps items with pauses, so that the browser can paint and handle events in between. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let first = 0; first < items.length; first += TURN) {
    if (first > 0) await pause();
    made.push(...items.slice(first, first + TURN).map(make));
  }
  return made;
}

/**
 * How many letters must be changed, added, taken away or swapped with their neighbour to make one word of
 * another (optimal string alignment; Damerau, CACM 7, 1964). More than `most` is told as `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  return lastRow(one, other, most)?.at(-1) ?? most + 1;
}

/** As `editDistance`, to the nearest beginning of `text`. */
export function distanceToBeginning(word: string, text: string, most: number): number {
  const row = lastRow(word, text.slice(0, word.length + most), most);
  return row === null ? most + 1 : Math.min(...row, most + 1);
}

/** The distances of `one` to each beginning of `other`; null where none is at most `most`. */
function lastRow(one: string, other: string, most: number): readonly number[] | null {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[index - 1] === other[column - 1];
      const isSwap =
        column > 1 && one[index - 1] === other[column - 2] && one[index - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwap ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return null;
    before = row;
    row = next;
  }
  return row.map((distance) => Math.min(distance, most + 1));
}

/** Returns a function that returns random numbers from 0 to 1, the same ones for the same seed. */
export function randomNumbers(seed: string): () => number {
  let state = [...seed].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

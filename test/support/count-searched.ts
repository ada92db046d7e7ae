/**
 * Counts the characters and items that built-in functions pass over as they search, until `stop()`.
 */
export function countSearched() {
  let count = 0;
  const { exec } = RegExp.prototype;
  const { indexOf, lastIndexOf, includes } = String.prototype;
  const { indexOf: indexInList, includes: isInList } = Array.prototype;
  const { segment } = Intl.Segmenter.prototype;

  // Everything else that takes a regular expression calls this.
  RegExp.prototype.exec = function (text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky one that fails hardly ever reads on.
    const end = match ? match.index + match[0].length : this.sticky ? start : text.length;
    count += end - start;
    return match;
  };
  String.prototype.indexOf = function (part, from = 0) {
    const index = indexOf.call(this, part, from);
    count += (index < 0 ? this.length : index) - from;
    return index;
  };
  String.prototype.includes = function (part, from) {
    return this.indexOf(part, from) >= 0;
  };
  String.prototype.lastIndexOf = function (this: string, part, from = this.length) {
    const index = lastIndexOf.call(this, part, from);
    count += from - Math.max(index, 0);
    return index;
  };
  Array.prototype.indexOf = function (item, from = 0) {
    count += this.length - from;
    return indexInList.call(this, item, from);
  };
  Array.prototype.includes = function (item, from = 0) {
    count += this.length - from;
    return isInList.call(this, item, from);
  };
  Intl.Segmenter.prototype.segment = function (text) {
    count += text.length;
    return segment.call(this, text);
  };

  const stop = () => {
    RegExp.prototype.exec = exec;
    Object.assign(String.prototype, { indexOf, lastIndexOf, includes });
    Object.assign(Array.prototype, { indexOf: indexInList, includes: isInList });
    Intl.Segmenter.prototype.segment = segment;
  };
  return { count: () => count, stop };
}

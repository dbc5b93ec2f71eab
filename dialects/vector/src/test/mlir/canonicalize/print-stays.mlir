// RUN: --canonicalize
// A print has an effect, so it is not dead code.

func.func @print(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  vector.print punctuation <comma>
  vector.print str "text"
  return
}

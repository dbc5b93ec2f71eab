// RUN: --ownership-based-buffer-deallocation
// Branches get their deallocations even if these are empty; returns do not.
func.func @nothing(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb2
^bb2:
  return
}

// RUN: --ownership-based-buffer-deallocation
// A loop that cannot be reached is left alone.
func.func @unreachable() {
  return
^bb1:
  cf.br ^bb1
}

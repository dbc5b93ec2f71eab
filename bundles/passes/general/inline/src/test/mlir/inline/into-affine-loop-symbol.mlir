// RUN: --inline=default-pipeline= --allow-unregistered-dialect
// REFERENCE: makes an operation with a dimension as a symbol, which it refuses then.
func.func @apply_symbol(%a: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%a]
  return %0 : index
}
func.func @c_apply_symbol(%n: index) {
  affine.for %i = 0 to 8 {
    %0 = func.call @apply_symbol(%i) : (index) -> index
    %1 = func.call @apply_symbol(%n) : (index) -> index
    "use"(%0, %1) : (index, index) -> ()
  }
  return
}

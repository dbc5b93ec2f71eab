// RUN: --mlir-version=19.1 --test-affine-reify-value-bounds --allow-unregistered-dialect
// Bounds by the multiple of scalable sizes.
func.func @scalable(%n: index) {
  %c4 = arith.constant 4 : index
  %v = vector.vscale
  %w = vector.vscale
  %0 = arith.muli %v, %c4 : index
  %1 = arith.addi %0, %w : index
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%n)[%1]
  %3 = affine.apply affine_map<()[s0] -> (100 mod s0)>()[%0]
  %r0 = "test.reify_bound"(%1) {type = "EQ", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  %r1 = "test.reify_bound"(%2) {type = "UB", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  %r2 = "test.reify_bound"(%3) {type = "UB", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  %r3 = "test.reify_bound"(%1) {type = "EQ", vscale_min = 2, vscale_max = 2, scalable} : (index) -> index
  %r4 = "test.reify_bound"(%c4) {type = "EQ", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  "use"(%r0, %r1, %r2, %r3, %r4) : (index, index, index, index, index) -> ()
  return
}

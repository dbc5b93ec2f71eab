// RUN: --int-range-optimizations
// Bounds that exclude each other say nothing.
func.func @f(%x: index) -> (index, index, index, index) {
  %0 = test.with_bounds {smax = 3 : index, smin = 5 : index, umax = 0 : index, umin = 5 : index} : index
  %1 = index.divu %x, %0
  %2 = index.rems %x, %0
  %3 = arith.divui %x, %0 : index
  %4 = arith.remsi %x, %0 : index
  return %1, %2, %3, %4 : index, index, index, index
}

// RUN: --canonicalize --allow-unregistered-dialect

// Yields the initial value and does not use the carried one: not carried.
func.func @unused(%init: i32, %lower: index, %upper: index) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lower to %upper step %c1 iter_args(%carried = %init) -> i32 {
    "t.use"(%i) : (index) -> ()
    scf.yield %init : i32
  }
  return %r : i32
}

// Yields the initial value: the carried one is always the same.
func.func @used(%init: i32, %lower: index, %upper: index) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lower to %upper step %c1 iter_args(%carried = %init) -> i32 {
    "t.use"(%carried) : (i32) -> ()
    scf.yield %init : i32
  }
  return %r : i32
}

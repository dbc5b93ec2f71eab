// RUN: --int-range-optimizations
// Results and arguments that are always the same number become constants; operations that are dead then are erased.
func.func @results(%a: index, %b: index) -> (index, i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %low = arith.minsi %a, %c1 : index
  %one = arith.maxsi %low, %c1 : index
  %less = arith.cmpi slt, %one, %c2 : index
  return %one, %less : index, i1
}

func.func @arguments(%n: index, %memref: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %n, %memref[%i] : memref<?xindex>
  }
  return
}

func.func @bits(%a: i8) -> (i1, i1) {
  %c15 = arith.constant 15 : i8
  %c16 = arith.constant 16 : i8
  %low = arith.andi %a, %c15 : i8
  %high = arith.shli %low, %c16 : i8
  %both = arith.ori %low, %c16 : i8
  %p = arith.cmpi ult, %low, %c16 : i8
  %q = arith.cmpi uge, %both, %c16 : i8
  "test.op"(%high) : (i8) -> ()
  return %p, %q : i1, i1
}

// The dialect of the definition makes the constant.
func.func @materialized() -> (i32, i1) {
  %0 = test.with_bounds {umin = 3 : i32, umax = 3 : i32, smin = 3 : i32, smax = 3 : i32} : i32
  %1 = test.with_bounds {umin = 1 : i32, umax = 4 : i32, smin = 1 : i32, smax = 4 : i32} : i32
  %2 = arith.cmpi ne, %0, %1 : i32
  return %0, %2 : i32, i1
}

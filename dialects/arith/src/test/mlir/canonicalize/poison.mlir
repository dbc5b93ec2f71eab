// RUN: --canonicalize
// Operations on poison are poison; a select takes the other value.
func.func @f(%x: i32, %c: i1, %v: vector<4xi32>) -> (i32, i32, i32, i32, i1, vector<4xi32>, i64, f32, i32) {
  %p = ub.poison : i32
  %pv = ub.poison : vector<4xi32>
  %pf = ub.poison : f32
  %0 = arith.addi %x, %p : i32
  %1 = arith.select %c, %x, %p : i32
  %2 = arith.select %c, %p, %x : i32
  %3 = arith.muli %p, %p : i32
  %4 = arith.cmpi eq, %p, %x : i32
  %5 = arith.addi %v, %pv : vector<4xi32>
  %6 = arith.extsi %p : i32 to i64
  %7 = arith.negf %pf : f32
  %8 = arith.divsi %x, %p : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i1, vector<4xi32>, i64, f32, i32
}

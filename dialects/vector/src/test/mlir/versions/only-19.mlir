// RUN: --verify-diagnostics
// REFERENCE: MLIR 22.1 does not know the names
// MLIR 22.1 cannot say what these operations do.
func.func @only(%v: vector<16xf32>, %s: vector<3x2x4xf32>, %n: index) {
  // expected-error@+1 {{'vector.flat_transpose' op does not exist in MLIR 22.1}}
  %0 = vector.flat_transpose %v {rows = 4 : i32, columns = 4 : i32} : vector<16xf32> -> vector<16xf32>
  // expected-error@+1 {{'vector.matrix_multiply' op does not exist in MLIR 22.1}}
  %1 = vector.matrix_multiply %v, %v {lhs_rows = 4 : i32, lhs_columns = 4 : i32, rhs_columns = 4 : i32}
      : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  // expected-error@+1 {{'vector.reshape' op does not exist in MLIR 22.1}}
  %2 = vector.reshape %s, [%n, %n], [%n, %n], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}

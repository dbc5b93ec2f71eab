func.func @main() {
  %v = arith.constant dense<1> : vector<4xi64>
  %0 = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<4xi64>, vector<4xi64>) -> vector<4xi64> // expected: a matrix of 2 rows and 3 columns is in a vector of 4 elements
  return
}

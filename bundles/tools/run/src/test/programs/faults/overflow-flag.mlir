// With nsw the sum is undefined, and so is the trip count of the loop.
func.func @main() {
  %max = arith.constant 9223372036854775807 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %p = arith.addi %max, %one overflow<nsw> : index
  scf.for %i = %zero to %p step %one { // expected: depends on an undefined condition
  }
  return
}

// The shift has no defined result; the branch makes that an error.
func.func @main() -> i64 {
  %n = arith.constant 64 : i64
  %one = arith.constant 1 : i64
  %p = arith.shli %one, %n : i64
  %c = arith.cmpi eq, %p, %one : i64
  %r = scf.if %c -> i64 { // expected: depends on an undefined condition
    scf.yield %one : i64
  } else {
    scf.yield %n : i64
  }
  return %r : i64
}

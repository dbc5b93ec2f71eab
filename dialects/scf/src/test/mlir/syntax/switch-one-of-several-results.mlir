// RUN:
// REFERENCE: it prints the same but cannot read it: an operand that is one of several results.
func.func @f(%x: i32, %c: i1, %y: i64) -> i64 {
  %r:2 = scf.if %c -> (i64, i64) {
    scf.yield %y, %y : i64, i64
  } else {
    scf.yield %y, %y : i64, i64
  }
  cf.switch %x : i32, [
    default: ^bb1(%r#1 : i64),
    0: ^bb1(%r#0 : i64),
    1: ^bb1(%r#1 : i64)
  ]
^bb1(%p: i64):
  return %p : i64
}

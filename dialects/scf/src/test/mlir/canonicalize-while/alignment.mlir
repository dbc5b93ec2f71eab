// RUN: --canonicalize --allow-unregistered-dialect
// A loop that passes on its loop-carried values in another order passes them on in their own order.
func.func @swapped(%a: i32, %b: i32, %n: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "test.n"(%p) : (i32) -> i32
    scf.yield %s, %q : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @rotated(%a: i32, %b: i64, %d: index) -> (i64, index, i32) {
  %r:3 = scf.while (%x = %a, %y = %b, %z = %d) : (i32, i64, index) -> (i64, index, i32) {
    %c = "test.c"(%x) : (i32) -> i1
    scf.condition(%c) %y, %z, %x : i64, index, i32
  } do {
  ^bb0(%p: i64, %q: index, %r: i32):
    %s:3 = "test.n"(%p, %q, %r) : (i64, index, i32) -> (i32, i64, index)
    scf.yield %s#0, %s#1, %s#2 : i32, i64, index
  }
  return %r#0, %r#1, %r#2 : i64, index, i32
}

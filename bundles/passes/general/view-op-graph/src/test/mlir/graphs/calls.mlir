// RUN: --print-graph=kind=calls 2>&1
// REFERENCE: has no such pass
func.func private @declared(i32)
func.func @even(%x: i32) -> i1 {
  %r = call @odd(%x) : (i32) -> i1
  return %r : i1
}
func.func @odd(%x: i32) -> i1 {
  %r = call @even(%x) : (i32) -> i1
  return %r : i1
}
func.func private @self(%x: i32) {
  call @self(%x) : (i32) -> ()
  call @self(%x) : (i32) -> ()
  return
}
func.func @main(%f: (i32) -> ()) {
  %x = arith.constant 1 : i32
  %r = call @even(%x) : (i32) -> i1
  call @self(%x) : (i32) -> ()
  call @declared(%x) : (i32) -> ()
  call_indirect %f(%x) : (i32) -> ()
  return
}
module @inner {
  func.func @main() {
    return
  }
}

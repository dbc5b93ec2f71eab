// RUN: --duplicate-function-elimination --allow-unregistered-dialect
// REFERENCE: the reference merges functions of different symbol tables and leaves nested references dangling
// Functions are merged inside one symbol table, and references from outside of it are replaced.
module {
  module @m {
    func.func @a() { return }
    func.func @b() { return }
  }
  func.func @w() { "test.op"() {s = @m::@b} : () -> () 
    return }
}
func.func @b() { return }
module @other {
  func.func @a() { return }
  func.func @u() {
    call @a() : () -> ()
    return
  }
}

// RUN: --symbol-privatize=exclude=a,c --allow-unregistered-dialect
// Excluded symbols keep their visibility.
module attributes {} {
  func.func @a() { return }
  func.func private @b()
  func.func nested @c() { return }
  func.func public @d() { return }
  memref.global @g : memref<2xf32>
  memref.global "private" @g2 : memref<2xf32>
  module @inner {
    func.func @a() { return }
    func.func @e() { return }
  }
  "any.sym"() {sym_name = "zz"} : () -> ()
}

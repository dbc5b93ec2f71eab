// RUN: --ownership-based-buffer-deallocation
// Functions of modules inside are processed too; declarations are left alone.
func.func private @declared(memref<2xf32>) -> memref<2xf32>
module @inner {
  func.func @f(%m: memref<2xf32>) {
    return
  }
}

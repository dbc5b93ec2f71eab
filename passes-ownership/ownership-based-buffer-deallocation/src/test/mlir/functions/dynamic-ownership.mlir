// RUN: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true
// Private functions with a body return the ownership of each memref instead of cloning.
func.func private @pick(%m: memref<2xf32>, %i: i32, %n: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  return %a, %i, %n : memref<2xf32>, i32, memref<2xf32>
}
func.func private @declared(%m: memref<2xf32>) -> memref<2xf32>
func.func @caller(%m: memref<2xf32>, %i: i32) -> memref<2xf32> {
  %r:3 = call @pick(%m, %i, %m) : (memref<2xf32>, i32, memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>)
  %q = call @declared(%m) : (memref<2xf32>) -> memref<2xf32>
  return %r#2 : memref<2xf32>
}

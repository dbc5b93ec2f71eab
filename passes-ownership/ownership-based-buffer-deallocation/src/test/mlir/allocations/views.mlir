// RUN: --ownership-based-buffer-deallocation
// A view has the ownership of its source and is not freed itself.
func.func @views(%i: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %a = memref.alloc() : memref<8xf32>
  %s = memref.subview %a[%i] [%i] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %s : memref<?xf32, strided<[1], offset: ?>>
}

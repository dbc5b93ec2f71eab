// RUN: --convert-bufferization-to-memref
// REFERENCE: allocates in the default memory space and reshapes to another one
func.func @clone(%a: memref<*xi32, 1>) -> memref<*xi32, 1> {
  %0 = bufferization.clone %a : memref<*xi32, 1> to memref<*xi32, 1>
  return %0 : memref<*xi32, 1>
}

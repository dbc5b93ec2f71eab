// RUN: --mlir-version=19.1 --remove-dead-values
// What stays behind when constants are looked for stays, too, if there is a branch, because of which nothing is removed.
func.func @f(%m: memref<4xi8>, %x: i32) -> index {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xi8> -> memref<i8>, index, index, index
  %dead = arith.addi %x, %x : i32
  cf.br ^bb1
^bb1:
  return %size : index
}

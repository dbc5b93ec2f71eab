// RUN: --irdl-file=%S/buffers.irdl.mlir --canonicalize
// REFERENCE: the reference knows nothing of the effects and traits
// Unused operations that only read or allocate go away; constants move to the right of a commutative operation.
func.func @unused(%h: !buffers.handle, %a: i32, %n: index) -> i32 {
  %0 = buffers.read %h
  %1 = buffers.alloc(%n) : memref<?xf32>
  buffers.twice {
    %2 = buffers.read %h
  }
  "buffers.unknown"(%a) : (i32) -> ()
  %c1 = arith.constant 1 : i32
  %3 = buffers.add %c1, %a : i32
  return %3 : i32
}

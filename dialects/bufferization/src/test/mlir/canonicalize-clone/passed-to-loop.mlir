// RUN: --canonicalize
// The source goes into the loop, but the loop frees the other buffer that it carries.
func.func @passed(%source: memref<4xi8>, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i8
  %clone = bufferization.clone %source : memref<4xi8> to memref<4xi8>
  %first = memref.alloc() : memref<4xi8>
  memref.store %zero, %first[%c0] : memref<4xi8>
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%buffer = %first, %read = %source)
      -> (memref<4xi8>, memref<4xi8>) {
    %x = memref.load %read[%i] : memref<4xi8>
    %next = memref.alloc() : memref<4xi8>
    memref.store %x, %next[%c0] : memref<4xi8>
    memref.dealloc %buffer : memref<4xi8>
    scf.yield %next, %source : memref<4xi8>, memref<4xi8>
  }
  %y = memref.load %clone[%c1] : memref<4xi8>
  memref.dealloc %clone : memref<4xi8>
  %z = memref.load %last#0[%c0] : memref<4xi8>
  memref.dealloc %last#0 : memref<4xi8>
  %sum = arith.addi %y, %z : i8
  return %sum : i8
}

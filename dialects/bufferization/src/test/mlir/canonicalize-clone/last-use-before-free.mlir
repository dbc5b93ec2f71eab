// RUN: --canonicalize
// The source is freed under a condition, but the clone is not needed any more.
func.func @not_needed(%source: memref<?xi8>, %owned: i1) -> i8 {
  %c1 = arith.constant 1 : index
  %clone = bufferization.clone %source : memref<?xi8> to memref<?xi8>
  %x = memref.load %clone[%c1] : memref<?xi8>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %source : memref<?xi8> -> memref<i8>, index, index, index
  scf.if %owned {
    memref.dealloc %base : memref<i8>
  }
  memref.dealloc %clone : memref<?xi8>
  return %x : i8
}

// What the loop frees is not the source, which it only reads.
func.func @only_read(%source: memref<?xi8>, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i8
  %clone = bufferization.clone %source : memref<?xi8> to memref<?xi8>
  %first = memref.alloc() : memref<4xi8>
  memref.store %zero, %first[%c0] : memref<4xi8>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%buffer = %first) -> memref<4xi8> {
    %x = memref.load %source[%c0] : memref<?xi8>
    %next = memref.alloc() : memref<4xi8>
    memref.store %x, %next[%c0] : memref<4xi8>
    memref.dealloc %buffer : memref<4xi8>
    scf.yield %next : memref<4xi8>
  }
  %y = memref.load %clone[%c1] : memref<?xi8>
  memref.dealloc %clone : memref<?xi8>
  %z = memref.load %last[%c0] : memref<4xi8>
  memref.dealloc %last : memref<4xi8>
  %sum = arith.addi %y, %z : i8
  return %sum : i8
}

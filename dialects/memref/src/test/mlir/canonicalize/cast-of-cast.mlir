// RUN: --canonicalize --allow-unregistered-dialect

// The cast that changes nothing stays: when it is looked at, what it casts has become a cast itself.
func.func @same_type() -> memref<?xi32> {
  %c2 = arith.constant 2 : index
  %alloc = memref.alloc(%c2) : memref<?xi32>
  "t.use"() : () -> ()
  %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32>
  return %cast : memref<?xi32>
}

// From an unknown rank and back: a cast may fail, so it stays.
func.func @from_unranked(%m: memref<*xi32>) -> memref<*xi32> {
  %0 = memref.cast %m : memref<*xi32> to memref<4xi32>
  %1 = memref.cast %0 : memref<4xi32> to memref<*xi32>
  return %1 : memref<*xi32>
}

func.func @from_ranked(%m: memref<?xi32>) -> memref<?xi32> {
  %0 = memref.cast %m : memref<?xi32> to memref<*xi32>
  %1 = memref.cast %0 : memref<*xi32> to memref<?xi32>
  return %1 : memref<?xi32>
}

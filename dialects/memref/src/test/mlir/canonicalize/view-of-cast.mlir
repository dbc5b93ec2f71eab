// RUN: --mlir-version=19.1 --canonicalize
// A view looks through a cast of an allocation, of nothing else.
func.func @f0(%i: index, %n: index) -> memref<?x4xf32> {
  %m = memref.alloc() : memref<2048xi8>
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

func.func @f1(%i: index, %n: index) -> memref<?x4xf32> {
  %m = memref.alloca() : memref<2048xi8>
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

func.func @f2(%m: memref<2048xi8>, %i: index, %n: index) -> memref<?x4xf32> {
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

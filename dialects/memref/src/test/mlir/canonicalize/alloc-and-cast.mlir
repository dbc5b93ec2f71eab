// RUN: --canonicalize --allow-unregistered-dialect
// Constant sizes move into the type; casts fold into one another and into their users.
func.func @c(%i: index) -> (memref<?x?xf32>, memref<*xf32>, memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %m = arith.constant -4 : index
  %a = memref.alloc(%c4, %i) {alignment = 8 : i64, foo = 1} : memref<?x?xf32>
  %b = memref.alloc(%m) : memref<?xf32>
  %cc = memref.cast %a : memref<?x?xf32> to memref<*xf32>
  %d = memref.alloc() : memref<4xf32>
  %e = memref.cast %d : memref<4xf32> to memref<*xf32>
  %f = memref.cast %e : memref<*xf32> to memref<?xf32>
  %g = memref.cast %f : memref<?xf32> to memref<4xf32>
  "test.u"(%b) : (memref<?xf32>) -> ()
  memref.dealloc %f : memref<?xf32>
  return %a, %cc, %g : memref<?x?xf32>, memref<*xf32>, memref<4xf32>
}

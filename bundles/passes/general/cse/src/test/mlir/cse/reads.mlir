// RUN: --cse
// A load is replaced by an earlier one of the same block only if nothing in between may write.
func.func private @use(i32, i32)
func.func @reads(%m: memref<2xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<2xi32>
  %1 = memref.load %m[%i] : memref<2xi32>
  memref.store %1, %m[%i] : memref<2xi32>
  %2 = memref.load %m[%i] : memref<2xi32>
  %3 = memref.load %m[%i] : memref<2xi32>
  func.call @use(%0, %1) : (i32, i32) -> ()
  func.call @use(%2, %3) : (i32, i32) -> ()
  return
}

// RESULT: 7
// A buffer that is stored into a box of the caller belongs to the box: the caller loads it and frees it.
func.func private @put(%box: memref<memref<i64>>, %v: i64) {
  %a = memref.alloc() : memref<i64>
  memref.store %v, %a[] : memref<i64>
  memref.store %a, %box[] : memref<memref<i64>>
  return
}
func.func private @get(%box: memref<memref<i64>>) -> i64 {
  %a = memref.load %box[] : memref<memref<i64>>
  %v = memref.load %a[] : memref<i64>
  memref.dealloc %a : memref<i64>
  return %v : i64
}
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %box = memref.alloc() : memref<memref<i64>>
  func.call @put(%box, %v) : (memref<memref<i64>>, i64) -> ()
  %r = func.call @get(%box) : (memref<memref<i64>>) -> i64
  return %r : i64
}

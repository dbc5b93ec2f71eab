// STEP: erase symbols
memref.global "private" @g : memref<4xf32>
func.func private @callee(i32) -> i32
func.func @caller(%a: i32, %b: i64) -> i32 {
  %0 = call @callee(%a) : (i32) -> i32
  %1 = memref.get_global @g : memref<4xf32>
  "test.use"(%0, %1) : (i32, memref<4xf32>) -> ()
  return %0 : i32
}
func.func @reference() {
  %0 = constant @callee : (i32) -> i32
  "test.use"(%0) {callee = @callee} : ((i32) -> i32) -> ()
  return
}
module @nested {
  func.func @inner() {
    return
  }
}

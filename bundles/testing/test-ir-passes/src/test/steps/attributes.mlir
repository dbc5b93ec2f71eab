// STEP: remove attributes
module attributes {test.module} {
  func.func private @function(i32) -> i32 attributes {test.discardable = 1 : i32}
  func.func @operations(%a: i32, %m: memref<?xf32>, %n: index) {
    %0 = arith.addi %a, %a overflow<nsw> {test.a = "a", test.b = "b"} : i32
    %1 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    %2 = arith.cmpi slt, %a, %0 : i32
    "test.unregistered"() {first = 1 : i32, second = dense<0> : tensor<2xi32>} : () -> ()
    return
  }
}

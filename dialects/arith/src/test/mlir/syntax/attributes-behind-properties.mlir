// RUN: --mlir-version=19.1 --split-input-file
// Behind properties an attribute in braces fills a slot that is empty, and is dropped where it is not or does not fit.
func.func @f(%a: i32, %x: f32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> {overflowFlags = 7, here} : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> {value = 7 : i32} : () -> i32
  %2 = "arith.cmpf"(%x, %x) <{predicate = 1 : i64}> {fastmath = #arith.fastmath<nnan>} : (f32, f32) -> i1
  %3 = "arith.cmpf"(%x, %x) <{predicate = 1 : i64}> {fastmath = 7} : (f32, f32) -> i1
  return
}

// -----

// Nothing can be called so, but nobody forbids it.
"func.func"() <{function_type = () -> (), sym_name = "", sym_visibility = "private"}> ({
}) : () -> ()

// -----

func.func @bitcast(%a: index, %m: memref<4xindex>) {
  %0 = arith.bitcast %a : index to index
  %1 = arith.bitcast %m : memref<4xindex> to memref<4xindex>
  return
}

// RUN: --mlir-version=19.1 --inline
// Bodies of one or several blocks; those of several do not fit into regions of one; casts are not inlined.
func.func @e2(%a: i32) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i32 to i64  return %0 : i64 }
func.func @m(%c: i1, %m: memref<i32>) -> i32 { cf.cond_br %c, ^a, ^b
^a: %0 = memref.load %m[] : memref<i32> return %0 : i32
^b: %1 = memref.load %m[] : memref<i32> %2 = arith.addi %1, %1 : i32 return %2 : i32 }
func.func @al(%m: memref<i32>) { %a = memref.alloca() : memref<i32> memref.copy %a, %m : memref<i32> to memref<i32> return }
func.func @caller(%c: i1, %m: memref<i32>, %a: i32) -> (i32, i32, i64) {
 %0 = call @m(%c, %m) : (i1, memref<i32>) -> i32
 %1 = scf.if %c -> i32 { %2 = func.call @m(%c, %m) : (i1, memref<i32>) -> i32 scf.yield %2 : i32 } else { func.call @al(%m) : (memref<i32>) -> () scf.yield %0 : i32 }
 memref.alloca_scope { func.call @al(%m) : (memref<i32>) -> () }
 %5 = call @e2(%a) : (i32) -> i64
 return %0, %1, %5 : i32, i32, i64
}

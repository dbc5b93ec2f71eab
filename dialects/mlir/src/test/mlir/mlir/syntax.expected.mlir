module {
  func.func @arm_sve(%arg0: vector<2x[4]xi1>) {
    %0 = arm_sve.convert_to_svbool %arg0 : vector<2x[4]xi1>
    %1 = arm_sve.convert_from_svbool %0 {a} : vector<2x[4]xi1>
    return
  }
  func.func @arm_sme(%arg0: vector<[4]xf32>, %arg1: vector<[2]xf32>, %arg2: vector<[4]x[2]xf32>, %arg3: vector<[4]xi1>, %arg4: vector<[2]xi1>) {
    return
  }
  func.func @x86vector(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8) {
    %0 = x86vector.avx512.mask.rndscale %arg0, %arg2, %arg0, %arg3, %arg2 : vector<16xf32>
    %1 = x86vector.avx512.mask.scalef %arg1, %arg1, %arg1, %arg4, %arg2 {a} : vector<8xf64>
    return
  }
  emitc.include "a.h"
  emitc.global @a : i32
  emitc.global @b : f32 = 4.000000e+00
  emitc.global @c : !emitc.array<2xi32> = dense<[1, 2]> {a}
  emitc.global @d : i32 = #emitc.opaque<"x">
  func.func @nvvm(%arg0: vector<2xf16>, %arg1: i32, %arg2: i16, %arg3: f32) {
    return
  }
  func.func @pointers(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
    return
  }
  func.func private @xegpu(!xegpu.tensor_desc<8x16xf32>, !xegpu.tensor_desc<8x?xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, !xegpu.tensor_desc<8xf32>)
  func.func @smt(%arg0: !smt.bv<4>, %arg1: !smt.bv<8>, %arg2: !smt.func<(!smt.int, !smt.bool) !smt.bool>) {
    %name = smt.declare_fun "name" : !smt.bool
    %0 = smt.declare_fun : !smt.int
    %1 = smt.apply_func %arg2(%0, %name) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %2 = smt.eq %arg0, %arg0, %arg0 : !smt.bv<4>
    %3 = smt.distinct %0, %0 {a} : !smt.int
    %4 = smt.bv.concat %arg0, %arg1 : !smt.bv<4>, !smt.bv<8>
    %5 = smt.bv.repeat 3 times %arg0 : !smt.bv<4>
    %c5_bv32 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
    %true = smt.constant true
    %c-123 = smt.int.constant -123
    %c100000000000000000000 = smt.int.constant 100000000000000000000 {a}
    "t.use"(%4, %5) : (!smt.bv<12>, !smt.bv<12>) -> ()
    return
  }
  wasmssa.import_global "a" from "m" as @ia : i32
  wasmssa.import_global "b" from "m" as @ib mutable : i32
  wasmssa.global @g i32 : {
    wasmssa.return
  }
  wasmssa.global exported @h f32 mutable : {
    wasmssa.return
  }
  func.func @pdl_interp(%arg0: !pdl.value, %arg1: !pdl.range<value>, %arg2: !pdl.type, %arg3: !pdl.attribute, %arg4: !pdl.range<operation>) {
    %0 = pdl_interp.create_operation "a.b" 
    %1 = pdl_interp.create_operation "a.b"(%arg0, %arg1 : !pdl.value, !pdl.range<value>) {"x" = %arg3, "y" = %arg3}  -> (%arg2 : !pdl.type)
    %2 = pdl_interp.create_range %arg0, %arg1 : !pdl.value, !pdl.range<value> 
    %3 = pdl_interp.create_range : !pdl.range<type>
    %4 = pdl_interp.get_value_type of %arg0 : !pdl.type
    %5 = pdl_interp.get_value_type of %arg1 : !pdl.range<type>
    pdl_interp.foreach %arg5 : !pdl.operation in %arg4 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.finalize
  }
}


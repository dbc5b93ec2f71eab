// RUN: --allow-unregistered-dialect

func.func @arm_sve(%a: vector<2x[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<2x[4]xi1>
  %1 = arm_sve.convert_from_svbool %0 {a} : vector<2x[4]xi1>
  return
}

func.func @arm_sme(%a: vector<[4]xf32>, %b: vector<[2]xf32>, %c: vector<[4]x[2]xf32>, %m: vector<[4]xi1>, %n: vector<[2]xi1>) {
  return
}

func.func @x86vector(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %k: i16, %l: i8) {
  %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %k, %i : vector<16xf32>
  %1 = x86vector.avx512.mask.scalef %b, %b, %b, %l, %i {a} : vector<8xf64>
  return
}

emitc.include "a.h"
emitc.global @a : i32
emitc.global @b : f32 = 4.0
emitc.global @c : !emitc.array<2xi32> = dense<[1, 2]> {a}
emitc.global @d : i32 = #emitc.opaque<"x">

// The types of multiplicands that follow from the operands are not printed.
func.func @nvvm(%h: vector<2xf16>, %i: i32, %s: i16, %f: f32) {
  return
}

// Types and attributes of dialects in Java have no prefix in formats either.
func.func @pointers(%p: !llvm.ptr, %q: !llvm.ptr<3>) {
  return
}

// Attributes with the text of a default are not printed.
func.func private @xegpu(!xegpu.tensor_desc<8x16xf32>, !xegpu.tensor_desc<8x?xf32, #xegpu.block_tdesc_attr<array_length = 2>>,
    !xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<memory_space = global, array_length = 1 : i64>>)

func.func @smt(%b: !smt.bv<4>, %w: !smt.bv<8>, %f: !smt.func<(!smt.int, !smt.bool) !smt.bool>) {
  %a = smt.declare_fun "name" : !smt.bool
  %0 = smt.declare_fun : !smt.int
  %1 = smt.apply_func %f(%0, %a) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %2 = smt.eq %b, %b, %b : !smt.bv<4>
  %3 = smt.distinct %0, %0 {a} : !smt.int
  %4 = smt.bv.concat %b, %w : !smt.bv<4>, !smt.bv<8>
  %5 = smt.bv.repeat 3 times %b : !smt.bv<4>
  %6 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
  %7 = smt.constant true
  %8 = smt.int.constant -123
  %9 = smt.int.constant 100000000000000000000 {a}
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
func.func @pdl_interp(%v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %a: !pdl.attribute, %ops: !pdl.range<operation>) {
  %0 = pdl_interp.create_operation "a.b"
  %1 = pdl_interp.create_operation "a.b"(%v, %vs : !pdl.value, !pdl.range<value>) {"x" = %a, "y" = %a} -> (%t : !pdl.type)
  %3 = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
  %4 = pdl_interp.create_range : !pdl.range<type>
  %5 = pdl_interp.get_value_type of %v : !pdl.type
  %6 = pdl_interp.get_value_type of %vs : !pdl.range<type>
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  } -> ^next
^next:
  pdl_interp.finalize
}

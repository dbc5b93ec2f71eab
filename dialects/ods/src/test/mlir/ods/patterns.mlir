// RUN: --irdl-file=%S/patterns.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.

// The inner operation must have one use.
func.func @nested(%x: f32) -> (f64, f64, f32) {
  %0 = shop.reshape %x : f32 -> i8
  %1 = shop.reshape %0 : i8 -> f64
  %2 = shop.reshape %x : f32 -> i16
  shop.tell %2 : i16
  %3 = shop.reshape %2 : i16 -> f64
  %4 = shop.reshape %x : f32 -> i1
  %5 = shop.reshape %4 : i1 -> f32
  return %1, %3, %5 : f64, f64, f32
}

func.func @attributes(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %0 = shop.scale %x by 1 : i8
  %1 = shop.scale %x by 3 slow : i8
  %2 = shop.scale %1 by 4 slow "lost" : i8
  %3 = shop.scale %1 by 4 : i8
  %4 = shop.scale %x by 0 slow : i8
  %5 = shop.scale %x by 0 slow "kept" : i8
  %6 = shop.scale %x by 0 : i8
  return %0, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8
}

// The sum is no integer of 64 bits.
func.func @overflow(%x: i8) -> i8 {
  %0 = shop.scale %x by 9223372036854775807 : i8
  %1 = shop.scale %0 by 2 : i8
  return %1 : i8
}

func.func @either_order(%x: i32, %y: f32) -> (i32, i32, f32, i32, i32, i32) {
  %z = shop.zero : i32
  %0 = shop.sum %x, %z : i32
  %1 = shop.sum %z, %x : i32
  %2 = shop.sum %y, %y : f32
  %3 = shop.sum %x, %x : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %4 = shop.sum %c3, %c4 : i32
  %p = arith.addi %x, %c3 : i32
  %5 = shop.sum %x, %p : i32
  %6 = shop.sum %5, %x : i32
  return %0, %1, %2, %3, %4, %6 : i32, i32, f32, i32, i32, i32
}

func.func @groups(%x: i32, %y: f32) -> (i32, i32, i32, i32, i32, i32) {
  %0 = shop.list %x : i32 -> i32
  %1 = shop.list %x, %y : i32, f32 -> i32
  %2 = shop.list %y, %x : f32, i32 -> i32
  %3 = shop.clamp %x from %x
  %4 = shop.clamp %3 to %x
  %5 = shop.clamp %4 from %x
  %6 = shop.clamp %x
  %7 = shop.clamp %6
  %8 = "shop.list"() : () -> i32
  return %0, %1, %2, %5, %7, %8 : i32, i32, i32, i32, i32, i32
}

func.func @results(%x: i32) -> (i32, i32, i32) {
  %0:2 = shop.divide %x
  %c = arith.constant 7 : i32
  %1:2 = shop.divide %c
  %2 = shop.quotient %1#1
  %3 = shop.quotient %1#0
  return %0#1, %2, %3 : i32, i32, i32
}

func.func @no_results(%x: i32) {
  %c = arith.constant 1 : i32
  %d = arith.constant 1.0 : f32
  shop.keep %c : i32
  shop.keep %d : f32
  %0 = shop.reshape %x : i32 -> f32
  shop.keep %0 : f32
  return
}

func.func @foreign_root(%x: i32, %y: i16) -> (i32, i32, i32, i16) {
  %c0 = arith.constant 0 : i32
  %0 = shop.scale %x by 5 : i32
  %1 = arith.subi %c0, %0 : i32
  %2 = shop.scale %x by 9 : i32
  %3 = arith.subi %c0, %2 : i32
  %4 = shop.scale %x by 10 : i32
  %5 = arith.subi %c0, %4 : i32
  %c1 = arith.constant 0 : i16
  %6 = shop.scale %y by 5 : i16
  %7 = arith.subi %c1, %6 : i16
  return %1, %3, %5, %7 : i32, i32, i32, i16
}

// A result of the operation itself cannot replace it.
shop.graph {
  %0 = shop.reshape %0 : i32 -> i32
  %1 = shop.sum %1, %2 : i32
  %2 = shop.sum %2, %1 : i32
  %3 = shop.list %3 : i32 -> i32
  shop.tell %0 : i32
  shop.tell %1 : i32
  shop.tell %3 : i32
}

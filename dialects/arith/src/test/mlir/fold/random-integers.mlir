// RUN: --canonicalize
// Every operation on random operands.
func.func @f0() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %r0 = arith.remui %a, %b : i32
  %r1 = arith.shrsi %a, %b : i32
  %r2 = arith.maxui %a, %b : i32
  %r3 = arith.minui %a, %b : i32
  %r4 = arith.cmpi sle, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mulsi_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f1() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant true
  %b = arith.constant false
  %r0 = arith.ceildivsi %a, %b : i1
  %r1 = arith.ceildivui %a, %b : i1
  %r2 = arith.maxsi %a, %b : i1
  %r3 = arith.xori %a, %b : i1
  %r4 = arith.cmpi slt, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mului_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f2() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 64 : i64
  %b = arith.constant -559596045526227728 : i64
  %r0 = arith.floordivsi %a, %b : i64
  %r1 = arith.ceildivui %a, %b : i64
  %r2 = arith.muli %a, %b : i64
  %r3 = arith.muli %a, %b : i64
  %r4 = arith.cmpi sle, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f3() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 2 : i3
  %b = arith.constant -3 : i3
  %r0 = arith.divsi %a, %b : i3
  %r1 = arith.minsi %a, %b : i3
  %r2 = arith.shrui %a, %b : i3
  %r3 = arith.muli %a, %b : i3
  %r4 = arith.cmpi ugt, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mulsi_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f4() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant -5 : i32
  %b = arith.constant 8 : i32
  %r0 = arith.subi %a, %b : i32
  %r1 = arith.xori %a, %b : i32
  %r2 = arith.minsi %a, %b : i32
  %r3 = arith.minui %a, %b : i32
  %r4 = arith.cmpi ugt, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mulsi_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f5() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 4 : i16
  %b = arith.constant 17606 : i16
  %r0 = arith.addi %a, %b : i16
  %r1 = arith.subi %a, %b : i16
  %r2 = arith.subi %a, %b : i16
  %r3 = arith.shrsi %a, %b : i16
  %r4 = arith.cmpi eq, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f6() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant 100 : i100
  %b = arith.constant 621426555100682870823489492812 : i100
  %r0 = arith.ori %a, %b : i100
  %r1 = arith.shli %a, %b : i100
  %r2 = arith.minsi %a, %b : i100
  %r3 = arith.addi %a, %b : i100
  %r4 = arith.cmpi eq, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f7() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -115 : i8
  %b = arith.constant -6 : i8
  %r0 = arith.muli %a, %b : i8
  %r1 = arith.shrui %a, %b : i8
  %r2 = arith.divsi %a, %b : i8
  %r3 = arith.xori %a, %b : i8
  %r4 = arith.cmpi ule, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f8() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant 2 : i8
  %b = arith.constant -84 : i8
  %r0 = arith.ceildivsi %a, %b : i8
  %r1 = arith.ceildivsi %a, %b : i8
  %r2 = arith.divui %a, %b : i8
  %r3 = arith.addi %a, %b : i8
  %r4 = arith.cmpi eq, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f9() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant 40120380288549897135170340582 : i100
  %b = arith.constant -5 : i100
  %r0 = arith.shrsi %a, %b : i100
  %r1 = arith.minui %a, %b : i100
  %r2 = arith.shli %a, %b : i100
  %r3 = arith.remui %a, %b : i100
  %r4 = arith.cmpi ugt, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f10() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant -2 : i32
  %b = arith.constant 31 : i32
  %r0 = arith.muli %a, %b : i32
  %r1 = arith.subi %a, %b : i32
  %r2 = arith.addi %a, %b : i32
  %r3 = arith.divui %a, %b : i32
  %r4 = arith.cmpi eq, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mulsi_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f11() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 2 : i3
  %b = arith.constant -2 : i3
  %r0 = arith.divsi %a, %b : i3
  %r1 = arith.xori %a, %b : i3
  %r2 = arith.remui %a, %b : i3
  %r3 = arith.shrui %a, %b : i3
  %r4 = arith.cmpi ule, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f12() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 23345 : i16
  %b = arith.constant 4393 : i16
  %r0 = arith.muli %a, %b : i16
  %r1 = arith.maxsi %a, %b : i16
  %r2 = arith.andi %a, %b : i16
  %r3 = arith.andi %a, %b : i16
  %r4 = arith.cmpi sle, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f13() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 3341657471670450028 : i64
  %b = arith.constant -4521148220061541972 : i64
  %r0 = arith.maxui %a, %b : i64
  %r1 = arith.remui %a, %b : i64
  %r2 = arith.muli %a, %b : i64
  %r3 = arith.remsi %a, %b : i64
  %r4 = arith.cmpi ne, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mulsi_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f14() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -7 : i8
  %b = arith.constant 3 : i8
  %r0 = arith.minui %a, %b : i8
  %r1 = arith.maxui %a, %b : i8
  %r2 = arith.minui %a, %b : i8
  %r3 = arith.minsi %a, %b : i8
  %r4 = arith.cmpi eq, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f15() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant -2 : i3
  %b = arith.constant -1 : i3
  %r0 = arith.andi %a, %b : i3
  %r1 = arith.subi %a, %b : i3
  %r2 = arith.maxsi %a, %b : i3
  %r3 = arith.minui %a, %b : i3
  %r4 = arith.cmpi uge, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f16() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 0 : i3
  %b = arith.constant 2 : i3
  %r0 = arith.minui %a, %b : i3
  %r1 = arith.addi %a, %b : i3
  %r2 = arith.subi %a, %b : i3
  %r3 = arith.shrui %a, %b : i3
  %r4 = arith.cmpi slt, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f17() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant -410392133307535071814514756253 : i100
  %b = arith.constant -5 : i100
  %r0 = arith.subi %a, %b : i100
  %r1 = arith.xori %a, %b : i100
  %r2 = arith.divui %a, %b : i100
  %r3 = arith.subi %a, %b : i100
  %r4 = arith.cmpi sgt, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f18() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -6 : i8
  %b = arith.constant 8 : i8
  %r0 = arith.xori %a, %b : i8
  %r1 = arith.maxsi %a, %b : i8
  %r2 = arith.muli %a, %b : i8
  %r3 = arith.ceildivsi %a, %b : i8
  %r4 = arith.cmpi ule, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f19() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant -1 : i64
  %b = arith.constant 3 : i64
  %r0 = arith.shli %a, %b : i64
  %r1 = arith.minsi %a, %b : i64
  %r2 = arith.xori %a, %b : i64
  %r3 = arith.maxui %a, %b : i64
  %r4 = arith.cmpi sle, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f20() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 3 : i3
  %b = arith.constant 0 : i3
  %r0 = arith.andi %a, %b : i3
  %r1 = arith.andi %a, %b : i3
  %r2 = arith.shli %a, %b : i3
  %r3 = arith.ceildivui %a, %b : i3
  %r4 = arith.cmpi ugt, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f21() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 2 : i16
  %b = arith.constant 12416 : i16
  %r0 = arith.divui %a, %b : i16
  %r1 = arith.remsi %a, %b : i16
  %r2 = arith.maxsi %a, %b : i16
  %r3 = arith.shrui %a, %b : i16
  %r4 = arith.cmpi sgt, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f22() -> (index, index, index, index, i1, i7, index, index, index, i1) {
  %a = arith.constant 1 : index
  %b = arith.constant -6 : index
  %r0 = arith.remsi %a, %b : index
  %r1 = arith.remui %a, %b : index
  %r2 = arith.ceildivsi %a, %b : index
  %r3 = arith.addi %a, %b : index
  %r4 = arith.cmpi sgt, %a, %b : index
  %r5 = arith.index_cast %a : index to i7
  %l, %h = arith.mului_extended %a, %b : index
  %s, %o = arith.addui_extended %a, %b : index, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %l, %h, %s, %o : index, index, index, index, i1, i7, index, index, index, i1
}
func.func @f23() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant 5 : i100
  %b = arith.constant -332602517385565951651556754324 : i100
  %r0 = arith.shrui %a, %b : i100
  %r1 = arith.maxui %a, %b : i100
  %r2 = arith.ori %a, %b : i100
  %r3 = arith.shrsi %a, %b : i100
  %r4 = arith.cmpi ule, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f24() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant 5 : i8
  %b = arith.constant 5 : i8
  %r0 = arith.addi %a, %b : i8
  %r1 = arith.minui %a, %b : i8
  %r2 = arith.remui %a, %b : i8
  %r3 = arith.remui %a, %b : i8
  %r4 = arith.cmpi ule, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mului_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f25() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant false
  %b = arith.constant true
  %r0 = arith.remsi %a, %b : i1
  %r1 = arith.minui %a, %b : i1
  %r2 = arith.divsi %a, %b : i1
  %r3 = arith.ori %a, %b : i1
  %r4 = arith.cmpi sge, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mulsi_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f26() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant -4 : i3
  %b = arith.constant 2 : i3
  %r0 = arith.minsi %a, %b : i3
  %r1 = arith.remui %a, %b : i3
  %r2 = arith.andi %a, %b : i3
  %r3 = arith.ori %a, %b : i3
  %r4 = arith.cmpi ne, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f27() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -128 : i8
  %b = arith.constant 114 : i8
  %r0 = arith.minsi %a, %b : i8
  %r1 = arith.divsi %a, %b : i8
  %r2 = arith.maxsi %a, %b : i8
  %r3 = arith.shli %a, %b : i8
  %r4 = arith.cmpi sle, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f28() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant false
  %b = arith.constant true
  %r0 = arith.addi %a, %b : i1
  %r1 = arith.muli %a, %b : i1
  %r2 = arith.addi %a, %b : i1
  %r3 = arith.subi %a, %b : i1
  %r4 = arith.cmpi sge, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mului_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f29() -> (index, index, index, index, i1, i7, index, index, index, i1) {
  %a = arith.constant 64 : index
  %b = arith.constant 2 : index
  %r0 = arith.maxsi %a, %b : index
  %r1 = arith.ori %a, %b : index
  %r2 = arith.maxsi %a, %b : index
  %r3 = arith.floordivsi %a, %b : index
  %r4 = arith.cmpi uge, %a, %b : index
  %r5 = arith.index_cast %a : index to i7
  %l, %h = arith.mulsi_extended %a, %b : index
  %s, %o = arith.addui_extended %a, %b : index, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %l, %h, %s, %o : index, index, index, index, i1, i7, index, index, index, i1
}
func.func @f30() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant 8 : i8
  %b = arith.constant 14 : i8
  %r0 = arith.ori %a, %b : i8
  %r1 = arith.remui %a, %b : i8
  %r2 = arith.subi %a, %b : i8
  %r3 = arith.maxui %a, %b : i8
  %r4 = arith.cmpi ugt, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f31() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 6 : i16
  %b = arith.constant 30049 : i16
  %r0 = arith.floordivsi %a, %b : i16
  %r1 = arith.divsi %a, %b : i16
  %r2 = arith.maxui %a, %b : i16
  %r3 = arith.shrsi %a, %b : i16
  %r4 = arith.cmpi ule, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f32() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant -5 : i100
  %b = arith.constant -5 : i100
  %r0 = arith.shrsi %a, %b : i100
  %r1 = arith.floordivsi %a, %b : i100
  %r2 = arith.remui %a, %b : i100
  %r3 = arith.maxsi %a, %b : i100
  %r4 = arith.cmpi sge, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f33() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 4409562595599603706 : i64
  %b = arith.constant 0 : i64
  %r0 = arith.subi %a, %b : i64
  %r1 = arith.addi %a, %b : i64
  %r2 = arith.maxui %a, %b : i64
  %r3 = arith.floordivsi %a, %b : i64
  %r4 = arith.cmpi uge, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mulsi_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f34() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant -45471412298785071480798046498 : i100
  %b = arith.constant 98803808195697389919033650597 : i100
  %r0 = arith.andi %a, %b : i100
  %r1 = arith.floordivsi %a, %b : i100
  %r2 = arith.divsi %a, %b : i100
  %r3 = arith.andi %a, %b : i100
  %r4 = arith.cmpi ule, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mului_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f35() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant 119 : i8
  %b = arith.constant -51 : i8
  %r0 = arith.ceildivsi %a, %b : i8
  %r1 = arith.addi %a, %b : i8
  %r2 = arith.subi %a, %b : i8
  %r3 = arith.subi %a, %b : i8
  %r4 = arith.cmpi slt, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f36() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 158392790954066574 : i64
  %b = arith.constant 832028614530757044 : i64
  %r0 = arith.minui %a, %b : i64
  %r1 = arith.shrui %a, %b : i64
  %r2 = arith.subi %a, %b : i64
  %r3 = arith.divui %a, %b : i64
  %r4 = arith.cmpi sge, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f37() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -1 : i8
  %b = arith.constant 9 : i8
  %r0 = arith.remui %a, %b : i8
  %r1 = arith.divsi %a, %b : i8
  %r2 = arith.ori %a, %b : i8
  %r3 = arith.maxsi %a, %b : i8
  %r4 = arith.cmpi sgt, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f38() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant 7 : i8
  %b = arith.constant -2 : i8
  %r0 = arith.andi %a, %b : i8
  %r1 = arith.ceildivsi %a, %b : i8
  %r2 = arith.addi %a, %b : i8
  %r3 = arith.maxui %a, %b : i8
  %r4 = arith.cmpi ule, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f39() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant true
  %b = arith.constant false
  %r0 = arith.xori %a, %b : i1
  %r1 = arith.ceildivui %a, %b : i1
  %r2 = arith.xori %a, %b : i1
  %r3 = arith.divui %a, %b : i1
  %r4 = arith.cmpi ne, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mului_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f40() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 0 : i3
  %b = arith.constant 3 : i3
  %r0 = arith.shrui %a, %b : i3
  %r1 = arith.floordivsi %a, %b : i3
  %r2 = arith.maxui %a, %b : i3
  %r3 = arith.remsi %a, %b : i3
  %r4 = arith.cmpi ult, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mulsi_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f41() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -115 : i8
  %b = arith.constant 3 : i8
  %r0 = arith.addi %a, %b : i8
  %r1 = arith.divui %a, %b : i8
  %r2 = arith.remui %a, %b : i8
  %r3 = arith.shli %a, %b : i8
  %r4 = arith.cmpi ne, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mului_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f42() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant 919198149 : i32
  %b = arith.constant 4 : i32
  %r0 = arith.addi %a, %b : i32
  %r1 = arith.ceildivui %a, %b : i32
  %r2 = arith.ceildivui %a, %b : i32
  %r3 = arith.subi %a, %b : i32
  %r4 = arith.cmpi uge, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mulsi_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f43() -> (i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1) {
  %a = arith.constant -273371812360993159173545923415 : i100
  %b = arith.constant 3 : i100
  %r0 = arith.minui %a, %b : i100
  %r1 = arith.maxsi %a, %b : i100
  %r2 = arith.minsi %a, %b : i100
  %r3 = arith.maxsi %a, %b : i100
  %r4 = arith.cmpi slt, %a, %b : i100
  %r5 = arith.trunci %a : i100 to i3
  %r6 = arith.index_cast %a : i100 to index
  %r7 = arith.index_castui %b : i100 to index
  %r8 = arith.sitofp %a : i100 to f32
  %r9 = arith.uitofp %b : i100 to f64
  %r10 = arith.uitofp %a : i100 to f16
  %l, %h = arith.mulsi_extended %a, %b : i100
  %s, %o = arith.addui_extended %a, %b : i100, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i100, i100, i100, i100, i1, i3, index, index, f32, f64, f16, i100, i100, i100, i1
}
func.func @f44() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant -4 : i32
  %b = arith.constant 140430095 : i32
  %r0 = arith.muli %a, %b : i32
  %r1 = arith.addi %a, %b : i32
  %r2 = arith.shli %a, %b : i32
  %r3 = arith.remsi %a, %b : i32
  %r4 = arith.cmpi ult, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mului_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f45() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -10 : i8
  %b = arith.constant 104 : i8
  %r0 = arith.addi %a, %b : i8
  %r1 = arith.shli %a, %b : i8
  %r2 = arith.shrui %a, %b : i8
  %r3 = arith.shli %a, %b : i8
  %r4 = arith.cmpi ult, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mului_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f46() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 3294751733898237647 : i64
  %b = arith.constant -4962447531595215396 : i64
  %r0 = arith.subi %a, %b : i64
  %r1 = arith.maxsi %a, %b : i64
  %r2 = arith.minui %a, %b : i64
  %r3 = arith.divsi %a, %b : i64
  %r4 = arith.cmpi sgt, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f47() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant -3 : i3
  %b = arith.constant -4 : i3
  %r0 = arith.andi %a, %b : i3
  %r1 = arith.muli %a, %b : i3
  %r2 = arith.addi %a, %b : i3
  %r3 = arith.remui %a, %b : i3
  %r4 = arith.cmpi ult, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f48() -> (i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1) {
  %a = arith.constant -2 : i32
  %b = arith.constant -948232885 : i32
  %r0 = arith.muli %a, %b : i32
  %r1 = arith.ceildivui %a, %b : i32
  %r2 = arith.addi %a, %b : i32
  %r3 = arith.shrsi %a, %b : i32
  %r4 = arith.cmpi ugt, %a, %b : i32
  %r5 = arith.extsi %a : i32 to i64
  %r6 = arith.extui %b : i32 to i101
  %r7 = arith.trunci %a : i32 to i3
  %r8 = arith.index_cast %a : i32 to index
  %r9 = arith.index_castui %b : i32 to index
  %r10 = arith.sitofp %a : i32 to f32
  %r11 = arith.uitofp %b : i32 to f64
  %r12 = arith.uitofp %a : i32 to f16
  %l, %h = arith.mului_extended %a, %b : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i32, i32, i32, i32, i1, i64, i101, i3, index, index, f32, f64, f16, i32, i32, i32, i1
}
func.func @f49() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 1 : i3
  %b = arith.constant -4 : i3
  %r0 = arith.minsi %a, %b : i3
  %r1 = arith.xori %a, %b : i3
  %r2 = arith.remui %a, %b : i3
  %r3 = arith.floordivsi %a, %b : i3
  %r4 = arith.cmpi ugt, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mulsi_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f50() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 15 : i16
  %b = arith.constant -32768 : i16
  %r0 = arith.ori %a, %b : i16
  %r1 = arith.minui %a, %b : i16
  %r2 = arith.remui %a, %b : i16
  %r3 = arith.muli %a, %b : i16
  %r4 = arith.cmpi eq, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mulsi_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f51() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 1 : i16
  %b = arith.constant -75 : i16
  %r0 = arith.xori %a, %b : i16
  %r1 = arith.ori %a, %b : i16
  %r2 = arith.shrui %a, %b : i16
  %r3 = arith.maxsi %a, %b : i16
  %r4 = arith.cmpi sge, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f52() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant true
  %b = arith.constant false
  %r0 = arith.minui %a, %b : i1
  %r1 = arith.subi %a, %b : i1
  %r2 = arith.divsi %a, %b : i1
  %r3 = arith.muli %a, %b : i1
  %r4 = arith.cmpi ule, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mului_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f53() -> (i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1) {
  %a = arith.constant 0 : i16
  %b = arith.constant 16 : i16
  %r0 = arith.ceildivsi %a, %b : i16
  %r1 = arith.andi %a, %b : i16
  %r2 = arith.divui %a, %b : i16
  %r3 = arith.maxui %a, %b : i16
  %r4 = arith.cmpi sge, %a, %b : i16
  %r5 = arith.extsi %a : i16 to i64
  %r6 = arith.extui %b : i16 to i101
  %r7 = arith.trunci %a : i16 to i3
  %r8 = arith.index_cast %a : i16 to index
  %r9 = arith.index_castui %b : i16 to index
  %r10 = arith.sitofp %a : i16 to f32
  %r11 = arith.uitofp %b : i16 to f64
  %r12 = arith.uitofp %a : i16 to f16
  %l, %h = arith.mului_extended %a, %b : i16
  %s, %o = arith.addui_extended %a, %b : i16, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i16, i16, i16, i16, i1, i64, i101, i3, index, index, f32, f64, f16, i16, i16, i16, i1
}
func.func @f54() -> (i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1) {
  %a = arith.constant true
  %b = arith.constant false
  %r0 = arith.ceildivsi %a, %b : i1
  %r1 = arith.subi %a, %b : i1
  %r2 = arith.minsi %a, %b : i1
  %r3 = arith.maxui %a, %b : i1
  %r4 = arith.cmpi ne, %a, %b : i1
  %r5 = arith.extsi %a : i1 to i64
  %r6 = arith.extui %b : i1 to i101
  %r7 = arith.index_cast %a : i1 to index
  %r8 = arith.index_castui %b : i1 to index
  %r9 = arith.sitofp %a : i1 to f32
  %r10 = arith.uitofp %b : i1 to f64
  %r11 = arith.uitofp %a : i1 to f16
  %l, %h = arith.mului_extended %a, %b : i1
  %s, %o = arith.addui_extended %a, %b : i1, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i1, i1, i1, i1, i1, i64, i101, index, index, f32, f64, f16, i1, i1, i1, i1
}
func.func @f55() -> (i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1) {
  %a = arith.constant -20 : i8
  %b = arith.constant -3 : i8
  %r0 = arith.divui %a, %b : i8
  %r1 = arith.xori %a, %b : i8
  %r2 = arith.divsi %a, %b : i8
  %r3 = arith.divui %a, %b : i8
  %r4 = arith.cmpi ugt, %a, %b : i8
  %r5 = arith.extsi %a : i8 to i64
  %r6 = arith.extui %b : i8 to i101
  %r7 = arith.trunci %a : i8 to i3
  %r8 = arith.index_cast %a : i8 to index
  %r9 = arith.index_castui %b : i8 to index
  %r10 = arith.sitofp %a : i8 to f32
  %r11 = arith.uitofp %b : i8 to f64
  %r12 = arith.uitofp %a : i8 to f16
  %l, %h = arith.mulsi_extended %a, %b : i8
  %s, %o = arith.addui_extended %a, %b : i8, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %l, %h, %s, %o : i8, i8, i8, i8, i1, i64, i101, i3, index, index, f32, f64, f16, i8, i8, i8, i1
}
func.func @f56() -> (i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1) {
  %a = arith.constant 2 : i64
  %b = arith.constant -7 : i64
  %r0 = arith.minui %a, %b : i64
  %r1 = arith.shrsi %a, %b : i64
  %r2 = arith.shrsi %a, %b : i64
  %r3 = arith.maxsi %a, %b : i64
  %r4 = arith.cmpi ule, %a, %b : i64
  %r5 = arith.trunci %a : i64 to i3
  %r6 = arith.index_cast %a : i64 to index
  %r7 = arith.index_castui %b : i64 to index
  %r8 = arith.sitofp %a : i64 to f32
  %r9 = arith.uitofp %b : i64 to f64
  %r10 = arith.uitofp %a : i64 to f16
  %l, %h = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %b : i64, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %l, %h, %s, %o : i64, i64, i64, i64, i1, i3, index, index, f32, f64, f16, i64, i64, i64, i1
}
func.func @f57() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant -2 : i3
  %b = arith.constant -2 : i3
  %r0 = arith.addi %a, %b : i3
  %r1 = arith.subi %a, %b : i3
  %r2 = arith.divsi %a, %b : i3
  %r3 = arith.minsi %a, %b : i3
  %r4 = arith.cmpi slt, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mului_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f58() -> (i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1) {
  %a = arith.constant 2 : i3
  %b = arith.constant -4 : i3
  %r0 = arith.maxsi %a, %b : i3
  %r1 = arith.minui %a, %b : i3
  %r2 = arith.floordivsi %a, %b : i3
  %r3 = arith.divui %a, %b : i3
  %r4 = arith.cmpi ne, %a, %b : i3
  %r5 = arith.extsi %a : i3 to i64
  %r6 = arith.extui %b : i3 to i101
  %r7 = arith.index_cast %a : i3 to index
  %r8 = arith.index_castui %b : i3 to index
  %r9 = arith.sitofp %a : i3 to f32
  %r10 = arith.uitofp %b : i3 to f64
  %r11 = arith.uitofp %a : i3 to f16
  %l, %h = arith.mulsi_extended %a, %b : i3
  %s, %o = arith.addui_extended %a, %b : i3, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %l, %h, %s, %o : i3, i3, i3, i3, i1, i64, i101, index, index, f32, f64, f16, i3, i3, i3, i1
}
func.func @f59() -> (index, index, index, index, i1, i7, index, index, index, i1) {
  %a = arith.constant -5 : index
  %b = arith.constant -9223372036854775808 : index
  %r0 = arith.shrsi %a, %b : index
  %r1 = arith.andi %a, %b : index
  %r2 = arith.remui %a, %b : index
  %r3 = arith.divsi %a, %b : index
  %r4 = arith.cmpi ule, %a, %b : index
  %r5 = arith.index_cast %a : index to i7
  %l, %h = arith.mului_extended %a, %b : index
  %s, %o = arith.addui_extended %a, %b : index, i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %l, %h, %s, %o : index, index, index, index, i1, i7, index, index, index, i1
}

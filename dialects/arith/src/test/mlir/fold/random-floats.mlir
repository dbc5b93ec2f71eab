// RUN: --canonicalize
// Every operation on random operands.
func.func @f0() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant -1.5 : f32
  %b = arith.constant -0.0 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ole, %a, %b : f32
  %r9 = arith.cmpf ueq, %a, %b : f32
  %r10 = arith.cmpf ugt, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f1() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 1.0e-3 : bf16
  %b = arith.constant 0x009F : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf uno, %a, %b : bf16
  %r9 = arith.cmpf ole, %a, %b : bf16
  %r10 = arith.cmpf oeq, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f2() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant -1.5 : f64
  %b = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf uno, %a, %b : f64
  %r9 = arith.cmpf ord, %a, %b : f64
  %r10 = arith.cmpf oge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f3() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0xFF800000 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ole, %a, %b : f32
  %r9 = arith.cmpf ugt, %a, %b : f32
  %r10 = arith.cmpf ueq, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f4() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -0.0 : bf16
  %b = arith.constant -1.5 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ule, %a, %b : bf16
  %r9 = arith.cmpf ugt, %a, %b : bf16
  %r10 = arith.cmpf ueq, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f5() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 65000.0 : f16
  %b = arith.constant 0xBD5C : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf olt, %a, %b : f16
  %r9 = arith.cmpf ule, %a, %b : f16
  %r10 = arith.cmpf one, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f6() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -7.25 : f16
  %b = arith.constant 0xEAB7 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf une, %a, %b : f16
  %r9 = arith.cmpf uno, %a, %b : f16
  %r10 = arith.cmpf ugt, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f7() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 1.0e-3 : f16
  %b = arith.constant 0x8D53 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ogt, %a, %b : f16
  %r9 = arith.cmpf one, %a, %b : f16
  %r10 = arith.cmpf ugt, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f8() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xC592 : f16
  %b = arith.constant 0xC045 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf uge, %a, %b : f16
  %r9 = arith.cmpf uno, %a, %b : f16
  %r10 = arith.cmpf ugt, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f9() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -7.25 : bf16
  %b = arith.constant 1.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf une, %a, %b : bf16
  %r9 = arith.cmpf uno, %a, %b : bf16
  %r10 = arith.cmpf ord, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f10() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0x08FC : f16
  %b = arith.constant 1.0e-3 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf oeq, %a, %b : f16
  %r9 = arith.cmpf ule, %a, %b : f16
  %r10 = arith.cmpf one, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f11() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 100.0 : f64
  %b = arith.constant 0x7D26E283B032B1E1 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf oeq, %a, %b : f64
  %r9 = arith.cmpf ult, %a, %b : f64
  %r10 = arith.cmpf ueq, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f12() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 100.0 : f16
  %b = arith.constant -7.25 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf one, %a, %b : f16
  %r9 = arith.cmpf une, %a, %b : f16
  %r10 = arith.cmpf ord, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f13() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -7.25 : f16
  %b = arith.constant 65000.0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf oeq, %a, %b : f16
  %r9 = arith.cmpf ule, %a, %b : f16
  %r10 = arith.cmpf uno, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f14() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -7.25 : bf16
  %b = arith.constant 2.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ueq, %a, %b : bf16
  %r9 = arith.cmpf ogt, %a, %b : bf16
  %r10 = arith.cmpf oge, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f15() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 65000.0 : bf16
  %b = arith.constant 0x2959 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf oge, %a, %b : bf16
  %r9 = arith.cmpf uno, %a, %b : bf16
  %r10 = arith.cmpf oeq, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0x3BBC : f16
  %b = arith.constant 0xC505 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ord, %a, %b : f16
  %r9 = arith.cmpf uge, %a, %b : f16
  %r10 = arith.cmpf ule, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f17() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0.5 : f64
  %b = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ogt, %a, %b : f64
  %r9 = arith.cmpf ueq, %a, %b : f64
  %r10 = arith.cmpf uge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f18() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0.5 : f64
  %b = arith.constant -1.5 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf oeq, %a, %b : f64
  %r9 = arith.cmpf uge, %a, %b : f64
  %r10 = arith.cmpf ueq, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f19() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 300.0 : f16
  %b = arith.constant -0.0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ult, %a, %b : f16
  %r9 = arith.cmpf ogt, %a, %b : f16
  %r10 = arith.cmpf ugt, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f20() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xC76F : bf16
  %b = arith.constant -0.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ult, %a, %b : bf16
  %r9 = arith.cmpf ord, %a, %b : bf16
  %r10 = arith.cmpf ole, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f21() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0xB1FD721B8853D3BF : f64
  %b = arith.constant 0x31A99BB966F9E248 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf uno, %a, %b : f64
  %r9 = arith.cmpf ult, %a, %b : f64
  %r10 = arith.cmpf ord, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f22() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0x52CF2B48 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf one, %a, %b : f32
  %r9 = arith.cmpf olt, %a, %b : f32
  %r10 = arith.cmpf ole, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f23() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0xFFF2776C : f32
  %b = arith.constant 0xFC2A621C : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ule, %a, %b : f32
  %r9 = arith.cmpf une, %a, %b : f32
  %r10 = arith.cmpf ult, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f24() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x7FF0000000000000 : f64
  %b = arith.constant 0.5 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ord, %a, %b : f64
  %r9 = arith.cmpf ule, %a, %b : f64
  %r10 = arith.cmpf ugt, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f25() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0x4636FF26 : f32
  %b = arith.constant 0x2521218D : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf oge, %a, %b : f32
  %r9 = arith.cmpf one, %a, %b : f32
  %r10 = arith.cmpf ule, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f26() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0.1 : f16
  %b = arith.constant 0x9AE9 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ult, %a, %b : f16
  %r9 = arith.cmpf uge, %a, %b : f16
  %r10 = arith.cmpf oeq, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f27() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xF612 : f16
  %b = arith.constant 0x7C00 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ult, %a, %b : f16
  %r9 = arith.cmpf ule, %a, %b : f16
  %r10 = arith.cmpf oge, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f28() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0xA716D8C1 : f32
  %b = arith.constant 0x0F7B8468 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ult, %a, %b : f32
  %r9 = arith.cmpf ugt, %a, %b : f32
  %r10 = arith.cmpf ule, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f29() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 300.0 : f64
  %b = arith.constant 3.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ueq, %a, %b : f64
  %r9 = arith.cmpf ult, %a, %b : f64
  %r10 = arith.cmpf uge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f30() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 300.0 : f16
  %b = arith.constant 0x7EDA : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ord, %a, %b : f16
  %r9 = arith.cmpf une, %a, %b : f16
  %r10 = arith.cmpf ugt, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f31() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -0.0 : f16
  %b = arith.constant 65000.0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf oge, %a, %b : f16
  %r9 = arith.cmpf oeq, %a, %b : f16
  %r10 = arith.cmpf ult, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0xEFC9BCFD : f32
  %b = arith.constant 1.0 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ugt, %a, %b : f32
  %r9 = arith.cmpf ult, %a, %b : f32
  %r10 = arith.cmpf ogt, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f33() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 300.0 : f16
  %b = arith.constant 300.0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ogt, %a, %b : f16
  %r9 = arith.cmpf oge, %a, %b : f16
  %r10 = arith.cmpf ule, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f34() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0.1 : f64
  %b = arith.constant 0x531CB51F528D6D88 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ueq, %a, %b : f64
  %r9 = arith.cmpf olt, %a, %b : f64
  %r10 = arith.cmpf une, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f35() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x7FF0000000000000 : f64
  %b = arith.constant 0xBCCFA6B862FBA05D : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ult, %a, %b : f64
  %r9 = arith.cmpf ugt, %a, %b : f64
  %r10 = arith.cmpf olt, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f36() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0xC93A3D1B3631CB82 : f64
  %b = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ult, %a, %b : f64
  %r9 = arith.cmpf ole, %a, %b : f64
  %r10 = arith.cmpf uno, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f37() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 1.0e-3 : f32
  %b = arith.constant 100.0 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ugt, %a, %b : f32
  %r9 = arith.cmpf one, %a, %b : f32
  %r10 = arith.cmpf ult, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f38() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 65000.0 : bf16
  %b = arith.constant 1.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf one, %a, %b : bf16
  %r9 = arith.cmpf ult, %a, %b : bf16
  %r10 = arith.cmpf oge, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f39() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0xFF800000 : f32
  %b = arith.constant 0.5 : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ueq, %a, %b : f32
  %r9 = arith.cmpf olt, %a, %b : f32
  %r10 = arith.cmpf ule, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f40() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 1.0e-3 : f16
  %b = arith.constant 0.5 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf oge, %a, %b : f16
  %r9 = arith.cmpf oeq, %a, %b : f16
  %r10 = arith.cmpf ole, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f41() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 100.0 : f64
  %b = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ule, %a, %b : f64
  %r9 = arith.cmpf ord, %a, %b : f64
  %r10 = arith.cmpf ogt, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f42() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x5B11485A8AB55C75 : f64
  %b = arith.constant 2.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf oge, %a, %b : f64
  %r9 = arith.cmpf ord, %a, %b : f64
  %r10 = arith.cmpf une, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f43() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x7FF0000000000000 : f64
  %b = arith.constant 0.1 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ole, %a, %b : f64
  %r9 = arith.cmpf uno, %a, %b : f64
  %r10 = arith.cmpf ueq, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f44() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x938DD100053B0655 : f64
  %b = arith.constant 3.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf one, %a, %b : f64
  %r9 = arith.cmpf ult, %a, %b : f64
  %r10 = arith.cmpf ole, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f45() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 1.0 : f16
  %b = arith.constant 300.0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf oge, %a, %b : f16
  %r9 = arith.cmpf uno, %a, %b : f16
  %r10 = arith.cmpf oeq, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f46() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x7FF0000000000000 : f64
  %b = arith.constant -0.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ult, %a, %b : f64
  %r9 = arith.cmpf ole, %a, %b : f64
  %r10 = arith.cmpf oge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f47() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 300.0 : bf16
  %b = arith.constant 0.1 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ogt, %a, %b : bf16
  %r9 = arith.cmpf ugt, %a, %b : bf16
  %r10 = arith.cmpf ult, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f48() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 300.0 : f64
  %b = arith.constant 0xF05343C3091DEA25 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ueq, %a, %b : f64
  %r9 = arith.cmpf ogt, %a, %b : f64
  %r10 = arith.cmpf uge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f49() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x07AFD0AB173F3AED : f64
  %b = arith.constant 3.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ueq, %a, %b : f64
  %r9 = arith.cmpf uno, %a, %b : f64
  %r10 = arith.cmpf ole, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f50() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x7FF0000000000000 : f64
  %b = arith.constant 0x5CDA0E41827F5D5F : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ugt, %a, %b : f64
  %r9 = arith.cmpf olt, %a, %b : f64
  %r10 = arith.cmpf uge, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f51() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xCB30 : f16
  %b = arith.constant 0x7C00 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ule, %a, %b : f16
  %r9 = arith.cmpf uno, %a, %b : f16
  %r10 = arith.cmpf oge, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f52() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xCB29 : bf16
  %b = arith.constant 3.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ole, %a, %b : bf16
  %r9 = arith.cmpf oeq, %a, %b : bf16
  %r10 = arith.cmpf ule, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f53() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0x7C00 : f16
  %b = arith.constant -7.25 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ule, %a, %b : f16
  %r9 = arith.cmpf ult, %a, %b : f16
  %r10 = arith.cmpf ueq, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f54() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant -7.25 : bf16
  %b = arith.constant 2.0 : bf16
  %r0 = arith.addf %a, %b : bf16
  %r1 = arith.subf %a, %b : bf16
  %r2 = arith.mulf %a, %b : bf16
  %r3 = arith.divf %a, %b : bf16
  %r4 = arith.remf %a, %b : bf16
  %r5 = arith.maximumf %a, %b : bf16
  %r6 = arith.minimumf %a, %b : bf16
  %r7 = arith.negf %a : bf16
  %r8 = arith.cmpf ule, %a, %b : bf16
  %r9 = arith.cmpf ord, %a, %b : bf16
  %r10 = arith.cmpf uge, %a, %b : bf16
  %r11 = arith.fptosi %a : bf16 to i8
  %r12 = arith.fptoui %b : bf16 to i32
  %r13 = arith.extf %a : bf16 to f64
  %r14 = arith.bitcast %a : bf16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f55() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 1.0 : f64
  %b = arith.constant -7.25 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf olt, %a, %b : f64
  %r9 = arith.cmpf ole, %a, %b : f64
  %r10 = arith.cmpf ugt, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}
func.func @f56() -> (f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32) {
  %a = arith.constant 0x546E3434 : f32
  %b = arith.constant 0x5D9057FA : f32
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.subf %a, %b : f32
  %r2 = arith.mulf %a, %b : f32
  %r3 = arith.divf %a, %b : f32
  %r4 = arith.remf %a, %b : f32
  %r5 = arith.maximumf %a, %b : f32
  %r6 = arith.minimumf %a, %b : f32
  %r7 = arith.negf %a : f32
  %r8 = arith.cmpf ule, %a, %b : f32
  %r9 = arith.cmpf one, %a, %b : f32
  %r10 = arith.cmpf olt, %a, %b : f32
  %r11 = arith.fptosi %a : f32 to i8
  %r12 = arith.fptoui %b : f32 to i32
  %r13 = arith.extf %a : f32 to f64
  %r14 = arith.truncf %a : f32 to f16
  %r15 = arith.truncf %b : f32 to bf16
  %r16 = arith.bitcast %a : f32 to i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : f32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i8, i32, f64, f16, bf16, i32
}
func.func @f57() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 100.0 : f16
  %b = arith.constant 0.1 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf uno, %a, %b : f16
  %r9 = arith.cmpf oeq, %a, %b : f16
  %r10 = arith.cmpf ord, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f58() -> (f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16) {
  %a = arith.constant 0xBAE0 : f16
  %b = arith.constant 0xFBD0 : f16
  %r0 = arith.addf %a, %b : f16
  %r1 = arith.subf %a, %b : f16
  %r2 = arith.mulf %a, %b : f16
  %r3 = arith.divf %a, %b : f16
  %r4 = arith.remf %a, %b : f16
  %r5 = arith.maximumf %a, %b : f16
  %r6 = arith.minimumf %a, %b : f16
  %r7 = arith.negf %a : f16
  %r8 = arith.cmpf ord, %a, %b : f16
  %r9 = arith.cmpf olt, %a, %b : f16
  %r10 = arith.cmpf uge, %a, %b : f16
  %r11 = arith.fptosi %a : f16 to i8
  %r12 = arith.fptoui %b : f16 to i32
  %r13 = arith.extf %a : f16 to f64
  %r14 = arith.bitcast %a : f16 to i16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : f16, f16, f16, f16, f16, f16, f16, f16, i1, i1, i1, i8, i32, f64, i16
}
func.func @f59() -> (f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64) {
  %a = arith.constant 0x4E0B9DCD3F409836 : f64
  %b = arith.constant 65000.0 : f64
  %r0 = arith.addf %a, %b : f64
  %r1 = arith.subf %a, %b : f64
  %r2 = arith.mulf %a, %b : f64
  %r3 = arith.divf %a, %b : f64
  %r4 = arith.remf %a, %b : f64
  %r5 = arith.maximumf %a, %b : f64
  %r6 = arith.minimumf %a, %b : f64
  %r7 = arith.negf %a : f64
  %r8 = arith.cmpf ogt, %a, %b : f64
  %r9 = arith.cmpf ult, %a, %b : f64
  %r10 = arith.cmpf one, %a, %b : f64
  %r11 = arith.fptosi %a : f64 to i8
  %r12 = arith.fptoui %b : f64 to i32
  %r13 = arith.truncf %a : f64 to f16
  %r14 = arith.truncf %b : f64 to bf16
  %r15 = arith.bitcast %a : f64 to i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f64, f64, f64, f64, f64, f64, f64, f64, i1, i1, i1, i8, i32, f16, bf16, i64
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Vector-predicated intrinsics: a mask and the number of first elements enable elements. */
@Op(name = "llvm.intr.vp.add", family = PredicatedIntegerOp.class, summary = "The sum of each enabled element.")
@Op(name = "llvm.intr.vp.and",
    family = PredicatedIntegerOp.class,
    summary = "The bitwise and of each enabled element.")
@Op(name = "llvm.intr.vp.ashr",
    family = PredicatedIntegerOp.class,
    summary = "The arithmetic right shift of each enabled element.")
@Op(name = "llvm.intr.vp.fadd", family = PredicatedFloatOp.class, summary = "The sum of each enabled element.")
@Op(name = "llvm.intr.vp.fdiv", family = PredicatedFloatOp.class, summary = "The quotient of each enabled element.")
@Op(name = "llvm.intr.vp.fma",
    family = PredicatedFusedOp.class,
    summary = "The product plus the third number of each enabled element, rounded once.")
@Op(name = "llvm.intr.vp.fmul", family = PredicatedFloatOp.class, summary = "The product of each enabled element.")
@Op(name = "llvm.intr.vp.fmuladd",
    family = PredicatedFusedOp.class,
    summary = "The product plus the third number of each enabled element, rounded once or twice.")
@Op(name = "llvm.intr.vp.fneg",
    operands = {"op: FLOAT_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE",
    summary = "The enabled elements with the other sign.")
@Op(name = "llvm.intr.vp.fpext",
    family = PredicatedFloatCastOp.class,
    summary = "Converts the enabled elements to wider floating-point formats.")
@Op(name = "llvm.intr.vp.fptosi",
    family = PredicatedFloatCastOp.class,
    summary = "Converts the enabled elements to signed integers.")
@Op(name = "llvm.intr.vp.fptoui",
    family = PredicatedFloatCastOp.class,
    summary = "Converts the enabled elements to unsigned integers.")
@Op(name = "llvm.intr.vp.fptrunc",
    family = PredicatedFloatCastOp.class,
    summary = "Converts the enabled elements to narrower floating-point formats.")
@Op(name = "llvm.intr.vp.frem", family = PredicatedFloatOp.class, summary = "The remainder of each enabled element.")
@Op(name = "llvm.intr.vp.fsub", family = PredicatedFloatOp.class, summary = "The difference of each enabled element.")
@Op(name = "llvm.intr.vp.inttoptr",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to pointers.")
@Op(name = "llvm.intr.vp.load",
    operands = {"ptr: POINTER", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    summary = "Reads the enabled elements from memory.")
@Op(name = "llvm.intr.vp.lshr",
    family = PredicatedIntegerOp.class,
    summary = "The logical right shift of each enabled element.")
@Op(name = "llvm.intr.vp.merge",
    family = PredicatedChoiceOp.class,
    summary = "Chooses each element by a condition; elements after the first ones come from the third operand.")
@Op(name = "llvm.intr.vp.mul", family = PredicatedIntegerOp.class, summary = "The product of each enabled element.")
@Op(name = "llvm.intr.vp.or", family = PredicatedIntegerOp.class, summary = "The bitwise or of each enabled element.")
@Op(name = "llvm.intr.vp.ptrtoint",
    operands = {"src: POINTER_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE",
    summary = "Converts the enabled elements to integers.")
@Op(name = "llvm.intr.vp.reduce.add",
    family = PredicatedIntegerReductionOp.class,
    summary = "The sum of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.and",
    family = PredicatedIntegerReductionOp.class,
    summary = "The bitwise and of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.fadd",
    family = PredicatedFloatReductionOp.class,
    summary = "The sum of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.fmax",
    family = PredicatedFloatReductionOp.class,
    summary = "The largest element of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.fmin",
    family = PredicatedFloatReductionOp.class,
    summary = "The smallest element of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.fmul",
    family = PredicatedFloatReductionOp.class,
    summary = "The product of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.mul",
    family = PredicatedIntegerReductionOp.class,
    summary = "The product of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.or",
    family = PredicatedIntegerReductionOp.class,
    summary = "The bitwise or of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.smax",
    family = PredicatedIntegerReductionOp.class,
    summary = "The largest signed integer of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.smin",
    family = PredicatedIntegerReductionOp.class,
    summary = "The smallest signed integer of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.umax",
    family = PredicatedIntegerReductionOp.class,
    summary = "The largest unsigned integer of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.umin",
    family = PredicatedIntegerReductionOp.class,
    summary = "The smallest unsigned integer of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.reduce.xor",
    family = PredicatedIntegerReductionOp.class,
    summary = "The bitwise exclusive or of the start value and the enabled elements.")
@Op(name = "llvm.intr.vp.sdiv",
    family = PredicatedIntegerOp.class,
    summary = "The quotient of signed integers of each enabled element.")
@Op(name = "llvm.intr.vp.select", family = PredicatedChoiceOp.class, summary = "Chooses each element by a condition.")
@Op(name = "llvm.intr.vp.sext",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to wider signed integers.")
@Op(name = "llvm.intr.vp.shl",
    family = PredicatedIntegerOp.class,
    summary = "The left shift of each enabled element.")
@Op(name = "llvm.intr.vp.sitofp",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to floating-point numbers.")
@Op(name = "llvm.intr.vp.smax", since = "22.1",
    family = PredicatedIntegerOp.class,
    summary = "The larger signed integer of each enabled element.")
@Op(name = "llvm.intr.vp.smin", since = "22.1",
    family = PredicatedIntegerOp.class,
    summary = "The smaller signed integer of each enabled element.")
@Op(name = "llvm.intr.vp.srem",
    family = PredicatedIntegerOp.class,
    summary = "The remainder of signed integers of each enabled element.")
@Op(name = "llvm.intr.vp.store",
    operands = {"val: VECTOR", "ptr: POINTER", "mask: MASK", "evl: I32"},
    summary = "Writes the enabled elements to memory.")
@Op(name = "llvm.intr.vp.sub",
    family = PredicatedIntegerOp.class,
    summary = "The difference of each enabled element.")
@Op(name = "llvm.intr.vp.trunc",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to narrower integers.")
@Op(name = "llvm.intr.vp.udiv",
    family = PredicatedIntegerOp.class,
    summary = "The quotient of unsigned integers of each enabled element.")
@Op(name = "llvm.intr.vp.uitofp",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to floating-point numbers.")
@Op(name = "llvm.intr.vp.umax", since = "22.1",
    family = PredicatedIntegerOp.class,
    summary = "The larger unsigned integer of each enabled element.")
@Op(name = "llvm.intr.vp.umin", since = "22.1",
    family = PredicatedIntegerOp.class,
    summary = "The smaller unsigned integer of each enabled element.")
@Op(name = "llvm.intr.vp.urem",
    family = PredicatedIntegerOp.class,
    summary = "The remainder of unsigned integers of each enabled element.")
@Op(name = "llvm.intr.vp.xor",
    family = PredicatedIntegerOp.class,
    summary = "The bitwise exclusive or of each enabled element.")
@Op(name = "llvm.intr.vp.zext",
    family = PredicatedIntegerCastOp.class,
    summary = "Converts the enabled elements to wider unsigned integers.")
@Op(name = "llvm.intr.experimental.vp.strided.load",
    operands = {"ptr: POINTER", "stride: SIGNLESS_INTEGER", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    summary = "Reads the enabled elements at a distance from each other.")
@Op(name = "llvm.intr.experimental.vp.strided.store",
    operands = {"val: VECTOR", "ptr: POINTER", "stride: SIGNLESS_INTEGER", "mask: MASK", "evl: I32"},
    summary = "Writes the enabled elements at a distance from each other.")
final class PredicatedOps {
  private PredicatedOps() {}
}

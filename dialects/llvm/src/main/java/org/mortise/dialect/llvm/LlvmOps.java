// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Operations without specific Java code, with views. */
@Op(name = "llvm.add", view = "AddOp", family = OverflowingBinaryOp.class,
    traits = "COMMUTATIVE", summary = "Returns the sum of two integers.")
@Op(name = "llvm.comdat_selector", view = "ComdatSelectorOp", attributes = {"sym_name: SYMBOL_NAME", "comdat: COMDAT"},
    traits = "SYMBOL", format = "$sym_name $comdat attr-dict",
    summary = "Names the rule by which the linker chooses between sections.")
@Op(name = "llvm.mul", view = "MulOp", family = OverflowingBinaryOp.class,
    traits = "COMMUTATIVE", summary = "Returns the product of two integers.")
@Op(name = "llvm.sext", view = "SExtOp", family = WideningOp.class,
    summary = "Converts a signed integer to a wider type.")
@Op(name = "llvm.shl", view = "ShlOp", family = OverflowingBinaryOp.class, define = "Folds.shiftsLeft",
    summary = "Shifts the bits of an integer to the left.")
@Op(name = "llvm.intr.stackrestore", view = "StackRestoreOp", operands = "ptr: POINTER",
    format = "$ptr attr-dict `:` type($ptr)", summary = "Frees stack memory allocated after the stack state was saved.")
@Op(name = "llvm.intr.stacksave", view = "StackSaveOp", results = "res: LLVM_TYPE",
    format = "attr-dict `:` type($res)", summary = "The state of the stack, to be restored later.")
@Op(name = "llvm.sub", view = "SubOp", family = OverflowingBinaryOp.class,
    summary = "Returns the difference of two integers.")
@Op(name = "llvm.zext", view = "ZExtOp", family = WideningOp.class, attributes = "nonNeg: UNIT? since 22.1",
    format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)", define = "Folds.zeroExtensions",
    summary = "Converts an unsigned integer to a wider type.")
final class LlvmOps {
  private LlvmOps() {}
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of conversions of the enabled elements of an integer vector. */
@Op(operands = {"src: INTEGER_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedIntegerCastOp extends PredicatedIntegerCastOpBase {
  PredicatedIntegerCastOp(Operation operation) {
    super(operation);
  }
}

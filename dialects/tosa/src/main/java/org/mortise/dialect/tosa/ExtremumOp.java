// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of operations that return the lesser or greater of two elements. */
@Op(operands = {"input1: TENSOR", "input2: TENSOR"},
    results = "output: TENSOR",
    attributes = "nan_mode: NAN_MODE = PROPAGATE",
    traits = {
        "COMMUTATIVE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE",
        "SAME_OPERANDS_AND_RESULT_RANK", "PURE"
    })
public abstract class ExtremumOp extends ExtremumOpBase {
  ExtremumOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }
}

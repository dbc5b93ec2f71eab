// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A branch by an integer, with an integer for each successor and a default. */
@Op(operands = {"selector: ANY", "compareArgs: ANY...", "targetArgs: ANY..."},
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "TERMINATOR"},
    successors = "targets...",
    implementations = BranchEffects.class)
public abstract class IntegerSelectOp extends IntegerSelectOpBase {
  IntegerSelectOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new IntegerSelectAssembly());
  }

  @Nullable Diagnostic verify() {
    if (!Conversions.isInteger(selector().type())) {
      return opError("must be an integer");
    }
    Cases cases = new Cases(operation());
    String error = cases.countError("number of cases and targets don't match");
    for (int i = 0; i < cases.count() && error == null; i++) {
      boolean isCase = cases.tag(i) instanceof IntegerAttr || cases.tag(i) instanceof UnitAttr;
      error = isCase ? null : "invalid case alternative";
    }
    if (error == null) {
      error = cases.forwardedError();
    }
    return error == null ? null : opError(error);
  }
}

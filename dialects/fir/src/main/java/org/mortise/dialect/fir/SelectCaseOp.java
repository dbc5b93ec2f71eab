// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Branches by the ranges that contain a value. */
@Op(name = "fir.select_case",
    operands = {"selector: ANY", "compareArgs: ANY...", "targetArgs: ANY..."},
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "TERMINATOR"},
    successors = "targets...",
    implementations = {BranchEffects.class, CaseBranch.class})
public final class SelectCaseOp extends SelectCaseOpBase {
  SelectCaseOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new SelectCaseAssembly());
  }

  @Nullable Diagnostic verify() {
    Type type = selector().type();
    if (!Conversions.isInteger(type) && !(type instanceof CharacterType) && !(type instanceof LogicalType)) {
      return opError("must be an integer, character, or logical");
    }
    Cases cases = new Cases(operation());
    String error = cases.countError("number of conditions and successors don't match");
    for (int i = 0; i < cases.count() && error == null; i++) {
      boolean isCase = cases.tag(i) instanceof RangeAttr || cases.tag(i) instanceof UnitAttr;
      error = isCase ? null : "incorrect select case attribute type";
    }
    if (error == null) {
      error = cases.comparedError();
    }
    if (error == null) {
      error = cases.forwardedError();
    }
    return error == null ? null : opError(error);
  }
}

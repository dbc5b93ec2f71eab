// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.NoneType;

/** Branches by the dynamic type of an entity. */
@Op(name = "fir.select_type",
    operands = {"selector: ANY", "compareArgs: ANY...", "targetArgs: ANY..."},
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "TERMINATOR"},
    successors = "targets...",
    implementations = {BranchEffects.class, CaseBranch.class})
public final class SelectTypeOp extends SelectTypeOpBase {
  SelectTypeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new SelectTypeAssembly());
  }

  @Nullable Diagnostic verify() {
    if (!(selector().type() instanceof BaseBoxType box)) {
      return opError("must be a fir.class or fir.box type");
    }
    if (box instanceof BoxType && !(EntityTypes.scalarOf(box) instanceof NoneType)) {
      return opError("selector must be polymorphic");
    }
    Cases cases = new Cases(operation());
    String error = cases.countError("number of conditions and successors don't match");
    for (int i = 0; i < cases.count() && error == null; i++) {
      error = tagError(cases.tag(i), i == cases.count() - 1);
    }
    if (error == null) {
      error = cases.forwardedError();
    }
    return error == null ? null : opError(error);
  }

  private static @Nullable String tagError(Attribute tag, boolean isLast) {
    if (tag instanceof UnitAttr) {
      return isLast ? null : "default must be the last attribute";
    }
    return tag instanceof ExactTypeAttr || tag instanceof SubclassAttr ? null : "invalid type-case alternative";
  }
}

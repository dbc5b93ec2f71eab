// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A variable of the source program. */
@Op(name = "fir.declare",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER...",
        "dummy_scope: DUMMY_SCOPE?"
    },
    results = "result: ANY_REF_OR_BOX",
    attributes = {"uniq_name: STRING", "fortran_attrs: FortranVariableFlagsAttr.CONSTRAINT?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^)? "
        + "attr-dict `:` functional-type(operands, results)")
public final class DeclareOp extends DeclareOpBase {
  DeclareOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.writes(null, FirResources.DEBUGGING);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.dialect.fir.types.LenType;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The name of a length parameter of a derived type. */
@Op(name = "fir.len_param_index",
    operands = "typeparams: ANY_INTEGER...",
    results = "res: FIR_TYPE",
    attributes = {"field_id: STRING", "on_type: TYPE"},
    traits = "NO_MEMORY_EFFECT")
public final class LenParamIndexOp extends LenParamIndexOpBase {
  LenParamIndexOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new MemberAssembly(LenType::of));
  }
}

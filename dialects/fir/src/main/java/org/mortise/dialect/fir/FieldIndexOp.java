// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.dialect.fir.types.FieldType;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The name of a component of a derived type. */
@Op(name = "fir.field_index",
    operands = "typeparams: ANY_INTEGER...",
    results = "res: FIR_TYPE",
    attributes = {"field_id: STRING", "on_type: TYPE"},
    traits = "NO_MEMORY_EFFECT")
public final class FieldIndexOp extends FieldIndexOpBase {
  FieldIndexOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new MemberAssembly(FieldType::of));
  }
}

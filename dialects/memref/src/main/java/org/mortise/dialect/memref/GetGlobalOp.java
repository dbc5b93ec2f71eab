// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** The memory of a global. */
@Op(name = "memref.get_global",
    results = "result: ANY_STATIC_MEMREF",
    attributes = "name: FLAT_SYMBOL_REF",
    traits = "PURE",
    format = "$name `:` type($result) attr-dict")
public final class GetGlobalOp extends GetGlobalOpBase {
  GetGlobalOp(Operation operation) {
    super(operation);
  }

  public static GetGlobalOp create(OpBuilder builder, Location location, MemRefType type, String name) {
    OperationState state = builder.state(location, NAME)
        .addResultType(type)
        .setProperty(0, SymbolRefAttr.of(builder.context(), name));
    return new GetGlobalOp(builder.create(state));
  }

  public String name() {
    return nameAttr().rootReference();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Maps variables to a device while a region is executed. */
@Op(name = "omp.target_data",
    operands = {
        "device: ANY_INTEGER?", "if_expr: I1?", "map_vars: POINTER_LIKE...", "use_device_addr_vars: POINTER_LIKE...",
        "use_device_ptr_vars: POINTER_LIKE..."
    },
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.DEVICE + Clauses.OR + Clauses.IF + Clauses.OR + Clauses.MAP_ENTRIES + ") "
        + Clauses.USE_DEVICE_REGION,
    implementations = ClauseSymbols.class)
public final class TargetDataOp extends TargetDataOpBase {
  TargetDataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    if (mapVars().isEmpty() && useDevicePtrVars().isEmpty() && useDeviceAddrVars().isEmpty()) {
      return error("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present");
    }
    Diagnostic wrong = MapVerifier.verifyDefinitions(operation(), "use_device_ptr", useDevicePtrVars());
    if (wrong == null) {
      wrong = MapVerifier.verifyDefinitions(operation(), "use_device_addr", useDeviceAddrVars());
    }
    return wrong != null ? wrong : MapVerifier.verify(operation(), mapVars());
  }
}

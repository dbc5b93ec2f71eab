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
        "if_expr: I1?", "device: ANY_INTEGER?", "use_device_ptr: POINTER_LIKE...", "use_device_addr: POINTER_LIKE...",
        "map_operands: POINTER_LIKE..."
    },
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR
        + "`use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)`" + Clauses.OR
        + "`use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)`" + Clauses.OR + Clauses.MAP_ENTRIES
        + ") $region attr-dict")
public final class TargetDataOp extends TargetDataOpBase {
  TargetDataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    if (mapOperands().isEmpty() && useDevicePtr().isEmpty() && useDeviceAddr().isEmpty()) {
      return Diagnostic.error(location(),
          "At least one of map, useDevicePtr, or useDeviceAddr operand must be present");
    }
    return MapVerifier.verify(operation(), mapOperands());
  }
}

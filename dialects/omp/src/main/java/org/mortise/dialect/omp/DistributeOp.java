// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Distributes the iterations of a loop nest among the teams of a league. */
@Op(name = "omp.distribute",
    operands = {"chunk_size: ANY_INTEGER_OR_INDEX?", "allocate_vars: ANY...", "allocators_vars: ANY..."},
    attributes = {"dist_schedule_static: UNIT?", "order_mod: ORDER_MODIFIER?", "order_val: ORDER?"},
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"},
    format = "oilist("
        + "`dist_schedule_static` $dist_schedule_static | `chunk_size` `(` $chunk_size `:` type($chunk_size) `)`"
        + Clauses.OR + Clauses.ALLOCATE + Clauses.OR + Clauses.ORDER + ") $region attr-dict")
public final class DistributeOp extends DistributeOpBase {
  DistributeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    if (chunkSize() != null && distScheduleStaticAttr() == null) {
      return opError("chunk size set without dist_schedule_static being present");
    }
    Diagnostic wrong = Clauses.verifyAllocate(operation(), allocateVars(), allocatorsVars());
    return wrong != null ? wrong : LoopWrappers.verify(operation(), ParallelOp.NAME, SimdOp.NAME);
  }
}

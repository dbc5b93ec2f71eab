// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Distributes the iterations of a loop nest among the teams of a league. */
@Op(name = "omp.distribute",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "dist_schedule_chunk_size: ANY_INTEGER_OR_INDEX?",
        "private_vars: ANY..."
    },
    attributes = {
        "dist_schedule_static: UNIT?", "order: ORDER?", "order_mod: ORDER_MODIFIER?",
        "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?"
    },
    regions = "region: ANY",
    traits = {
        "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR", "RECURSIVE_MEMORY_EFFECTS",
        "SINGLE_BLOCK"
    },
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + "`dist_schedule_static` $dist_schedule_static"
        + Clauses.OR + "`dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) "
        + "`)`" + Clauses.OR + Clauses.ORDER + ") " + Clauses.PRIVATE_REGION,
    implementations = ClauseSymbols.class)
public final class DistributeOp extends DistributeOpBase {
  DistributeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, true);
  }

  @Nullable Diagnostic verify() {
    if (distScheduleChunkSize() != null && distScheduleStaticAttr() == null) {
      return opError("chunk size set without dist_schedule_static being present");
    }
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }

  @Nullable Diagnostic verifyRegions() {
    Operation nested = LoopWrappers.nestedWrapper(operation());
    Diagnostic wrong = LoopWrappers.verifyNest(operation());
    if (wrong == null) {
      wrong = LoopWrappers.verifyComposite(operation(), nested != null, LoopWrappers.WRAPPER);
    }
    if (wrong != null || nested == null) {
      return wrong;
    }
    if (!LoopWrappers.isOneOf(nested, SimdOp.NAME, WsloopOp.NAME)) {
      return error("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
    }
    boolean isInParallel = ParallelOp.of(parentOp()) != null && parentOp().getAttr(LoopWrappers.COMPOSITE) != null;
    return isInParallel || WsloopOp.of(nested) == null ? null
        : error("an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;

/** Executes a region by a team of threads. */
@Op(name = "omp.parallel",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "if_expr: I1?", "num_threads: ANY_INTEGER_OR_INDEX?",
        "private_vars: ANY...", "reduction_vars: POINTER_LIKE..."
    },
    attributes = {
        "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?", "proc_bind_kind: PROC_BIND?",
        "reduction_mod: REDUCTION_MODIFIER?", "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?"
    },
    regions = "region: ANY",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER",
        "RECURSIVE_MEMORY_EFFECTS"
    },
    format = "oilist(" + LoopClauses.ALLOCATE + Clauses.OR + Clauses.IF + Clauses.OR + LoopClauses.NUM_THREADS
        + Clauses.OR + "`proc_bind` `(` $proc_bind_kind `)`) " + LoopClauses.PRIVATE_REDUCTION_REGION,
    implementations = {ClauseSymbols.class, ParallelOp.AllocationBlock.class})
public final class ParallelOp extends ParallelOpBase {
  ParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    LoopClauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    boolean isInDistribute = parentOp() != null
        && parentOp().name().toString().equals(DistributeOp.NAME);
    Diagnostic wrong = isInDistribute ? verifyInDistribute() : null;
    return wrong != null ? wrong : Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }

  private @Nullable Diagnostic verifyInDistribute() {
    if (!LoopWrappers.isWrapper(operation())) {
      return opError("must take a loop wrapper role if nested inside of 'omp.distribute'");
    }
    Operation nested = LoopWrappers.nestedWrapper(operation());
    if (nested == null) {
      return opError("must not wrap an 'omp.loop_nest' directly");
    }
    return nested.name().toString().equals(WsloopOp.NAME)
        ? null : error("only supported nested wrapper is 'omp.wsloop'");
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}

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
        "if_expr: I1?", "num_threads_var: ANY_INTEGER_OR_INDEX?", "allocate_vars: ANY...", "allocators_vars: ANY...",
        "reduction_vars: POINTER_LIKE...", "private_vars: ANY..."
    },
    attributes = {
        "privatizers: SYMBOL_REF_ARRAY?", "proc_bind_val: PROC_BIND?", "reduction_vars_byref: DENSE_BOOL_ARRAY?",
        "reductions: SYMBOL_REF_ARRAY?"
    },
    regions = "region: ANY",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER",
        "RECURSIVE_MEMORY_EFFECTS"
    },
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.NUM_THREADS + Clauses.OR + Clauses.ALLOCATE + Clauses.OR
        + "`proc_bind` `(` $proc_bind_val `)`"
        + ") custom<ParallelRegion>($region, $reduction_vars, type($reduction_vars), $reduction_vars_byref, "
        + "$reductions, $private_vars, type($private_vars), $privatizers) attr-dict",
    implementations = {ClauseSymbols.class, ParallelOp.AllocationBlock.class})
public final class ParallelOp extends ParallelOpBase {
  ParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
    op.directive("ParallelRegion", new RegionArguments(true));
  }

  @Nullable Diagnostic verify() {
    boolean isInDistribute = parentOp() != null
        && parentOp().name().toString().equals(DistributeOp.NAME);
    Diagnostic wrong = isInDistribute ? verifyInDistribute() : null;
    return wrong != null ? wrong : Clauses.verifyAllocate(operation(), allocateVars(), allocatorsVars());
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

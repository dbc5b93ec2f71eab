// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
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
        "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS"
    },
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.IF + Clauses.OR + Clauses.NUM_THREADS
        + Clauses.OR + "`proc_bind` `(` $proc_bind_kind `)`) " + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = {ClauseSymbols.class, ParallelOp.AllocationBlock.class})
public final class ParallelOp extends ParallelOpBase {
  ParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }

  /** Verifies that the region is composite, which shares the loop of an {@code omp.distribute} in it. */
  @Nullable Diagnostic verifyRegions() {
    int distributions = 0;
    String unexpected = null;
    for (Block block = region().first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (DistributeOp.of(op) != null) {
          distributions++;
        } else if (unexpected == null && isConstruct(op)) {
          unexpected = op.name().toString();
        }
      }
    }
    if (distributions > 1) {
      return error("multiple 'omp.distribute' nested inside of 'omp.parallel'");
    }
    Diagnostic wrong = LoopWrappers.verifyComposite(operation(), distributions > 0, "operation");
    return wrong != null || distributions == 0 || unexpected == null ? wrong
        : error("unexpected OpenMP operation inside of composite 'omp.parallel': " + unexpected);
  }

  private static boolean isConstruct(Operation op) {
    return op.name().dialectNamespace().equals(OmpDialect.NAMESPACE) && !op.hasTrait(Trait.TERMINATOR);
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}

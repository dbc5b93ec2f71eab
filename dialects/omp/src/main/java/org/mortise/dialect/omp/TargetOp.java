// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;

/** Executes a region on a device. */
@Op(name = "omp.target",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "depend_vars: POINTER_LIKE...", "device: ANY_INTEGER?",
        "has_device_addr_vars: POINTER_LIKE...", "host_eval_vars: ANY...", "if_expr: I1?",
        "in_reduction_vars: POINTER_LIKE...", "is_device_ptr_vars: POINTER_LIKE...", "map_vars: POINTER_LIKE...",
        "private_vars: ANY...", "thread_limit: ANY_INTEGER?"
    },
    attributes = {
        "bare: UNIT?", "depend_kinds: TASK_DEPEND_ARRAY?", "in_reduction_byref: DENSE_BOOL_ARRAY?",
        "in_reduction_syms: SYMBOL_REF_ARRAY?", "nowait: UNIT?", "private_syms: SYMBOL_REF_ARRAY?",
        "private_needs_barrier: UNIT?", "private_maps: DENSE_I64_ARRAY?"
    },
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "ISOLATED_FROM_ABOVE"},
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + "`ompx_bare` $bare" + Clauses.OR + Clauses.DEPEND + Clauses.OR
        + Clauses.DEVICE + Clauses.OR + Clauses.IF + Clauses.OR
        + "`is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)`" + Clauses.OR + Clauses.NOWAIT
        + Clauses.OR + Clauses.THREAD_LIMIT + ") " + Clauses.TARGET_REGION,
    implementations = {ClauseSymbols.class, TargetOp.AllocationBlock.class})
public final class TargetOp extends TargetOpBase {
  TargetOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = DependClause.verify(operation(), dependKindsAttr(), dependVars());
    if (wrong == null) {
      wrong = MapVerifier.verifyDefinitions(operation(), "has_device_addr", hasDeviceAddrVars());
    }
    if (wrong == null) {
      wrong = MapVerifier.verify(operation(), mapVars());
    }
    boolean isPrivate = privateMapsAttr() == null || privateMapsAttr().size() == privateVars().size();
    return wrong != null || isPrivate
        ? wrong : error("sizes of `private` operand range and `private_maps` attribute mismatch");
  }

  @Nullable Diagnostic verifyRegions() {
    if (region().isEmpty()) {
      return null;
    }
    int teams = 0;
    for (Block block : region().blocks()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        teams += TeamsOp.of(op) == null ? 0 : 1;
      }
    }
    if (teams > 1) {
      return error("target containing multiple 'omp.teams' nested ops");
    }
    int first = hasDeviceAddrVars().size();
    for (int i = 0; i < hostEvalVars().size(); i++) {
      for (OpOperand use : region().first().argument(first + i).uses()) {
        if (!isHostUse(use.owner())) {
          return opError("host_eval argument illegal use in '" + use.owner().name() + "' operation");
        }
      }
    }
    return null;
  }

  /** Returns whether an operation may use a value that the host computes. */
  private static boolean isHostUse(Operation op) {
    return TeamsOp.of(op) != null || ParallelOp.of(op) != null || LoopNestOp.of(op) != null;
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}

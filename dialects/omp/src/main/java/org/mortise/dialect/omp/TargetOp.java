// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;

/** Executes a region on a device. */
@Op(name = "omp.target",
    operands = {
        "if_expr: I1?", "device: ANY_INTEGER?", "thread_limit: ANY_INTEGER?", "depend_vars: POINTER_LIKE...",
        "is_device_ptr: POINTER_LIKE...", "has_device_addr: POINTER_LIKE...", "map_operands: POINTER_LIKE...",
        "private_vars: ANY..."
    },
    attributes = {"depends: TASK_DEPEND_ARRAY?", "nowait: UNIT?", "privatizers: SYMBOL_REF_ARRAY?"},
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "ISOLATED_FROM_ABOVE"},
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR + Clauses.THREAD_LIMIT + Clauses.OR
        + Clauses.DEPEND + Clauses.OR + Clauses.NOWAIT + Clauses.OR
        + "`is_device_ptr` `(` $is_device_ptr `:` type($is_device_ptr) `)`" + Clauses.OR
        + "`has_device_addr` `(` $has_device_addr `:` type($has_device_addr) `)`" + Clauses.OR
        + "`map_entries` `(` custom<TargetMapEntries>($map_operands, type($map_operands)) `)`" + Clauses.OR
        + "`private` `(` custom<TargetPrivates>($private_vars, type($private_vars), $privatizers) `)`"
        + ") $region attr-dict",
    implementations = TargetOp.AllocationBlock.class)
public final class TargetOp extends TargetOpBase {
  TargetOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
    op.directive("TargetMapEntries", new MapEntries(true));
    op.directive("TargetPrivates", new TargetPrivates());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = DependClause.verify(operation(), dependsAttr(), dependVars());
    return wrong != null ? wrong : MapVerifier.verify(operation(), mapOperands());
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}

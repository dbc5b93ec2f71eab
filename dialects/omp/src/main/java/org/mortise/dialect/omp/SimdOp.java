// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes several iterations of a loop nest concurrently by SIMD instructions. */
@Op(name = "omp.simd",
    operands = {
        "aligned_vars: POINTER_LIKE...", "if_expr: I1?", "linear_vars: ANY...", "linear_step_vars: I32...",
        "nontemporal_vars: POINTER_LIKE...", "private_vars: ANY...", "reduction_vars: POINTER_LIKE..."
    },
    attributes = {
        "alignments: I64_ARRAY?", "linear_var_types: ARRAY?", "order: ORDER?", "order_mod: ORDER_MODIFIER?",
        "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?", "reduction_mod: REDUCTION_MODIFIER?",
        "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?", "safelen: POSITIVE?",
        "simdlen: POSITIVE?"
    },
    regions = "region: ANY",
    traits = {
        "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR", "RECURSIVE_MEMORY_EFFECTS",
        "SINGLE_BLOCK"
    },
    format = "oilist(" + Clauses.ALIGNED + Clauses.OR + Clauses.IF + Clauses.OR + Clauses.LINEAR + Clauses.OR
        + "`nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)`" + Clauses.OR + Clauses.ORDER
        + Clauses.OR + "`safelen` `(` $safelen `)`" + Clauses.OR + "`simdlen` `(` $simdlen `)`) "
        + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class SimdOp extends SimdOpBase {
  SimdOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, true);
  }

  @Nullable Diagnostic verify() {
    if (simdlenAttr() != null && safelenAttr() != null && simdlenAttr().longValue() > safelenAttr().longValue()) {
      return opError("simdlen clause and safelen clause are both present, but the simdlen value is not less than or "
          + "equal to safelen value");
    }
    Diagnostic wrong = verifyAligned();
    if (wrong != null) {
      return wrong;
    }
    if (hasDuplicates(nontemporalVars())) {
      return opError("nontemporal variable used more than once");
    }
    return null;
  }

  @Nullable Diagnostic verifyRegions() {
    Diagnostic wrong = LoopWrappers.verifyNest(operation());
    if (wrong == null) {
      wrong = LoopWrappers.verifyComposite(
          operation(), LoopWrappers.isNested(operation()), LoopWrappers.WRAPPER);
    }
    return wrong != null || LoopWrappers.nestedWrapper(operation()) == null
        ? wrong : opError("must wrap an 'omp.loop_nest' directly");
  }

  private @Nullable Diagnostic verifyAligned() {
    ArrayAttr values = alignmentsAttr();
    if (alignedVars().isEmpty()) {
      return values == null ? null : opError("unexpected alignment values attribute");
    }
    if (values == null || values.size() != alignedVars().size()) {
      return opError("expected as many alignment values as aligned variables");
    }
    if (hasDuplicates(alignedVars())) {
      return opError("aligned variable used more than once");
    }
    for (int i = 0; i < values.size(); i++) {
      if (((IntegerAttr) values.get(i)).longValue() <= 0) {
        return opError("alignment should be greater than 0");
      }
    }
    return null;
  }

  private static boolean hasDuplicates(List<Value> variables) {
    Set<Value> seen = new HashSet<>(variables);
    return seen.size() < variables.size();
  }
}

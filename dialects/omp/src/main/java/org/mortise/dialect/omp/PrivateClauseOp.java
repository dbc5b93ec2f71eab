// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Declares how the private copy of a variable is allocated, initialised and freed. */
@Op(name = "omp.private",
    attributes = {"data_sharing_type: DATA_SHARING_TYPE", "sym_name: SYMBOL_NAME", "type: ANY_TYPE"},
    regions = {"init_region: ANY", "copy_region: ANY", "dealloc_region: ANY"},
    traits = "ISOLATED_FROM_ABOVE",
    format = "$data_sharing_type $sym_name `:` $type `` custom<InitRegion>($init_region) (`copy` $copy_region^)? "
        + "(`dealloc` $dealloc_region^)? attr-dict")
public final class PrivateClauseOp extends PrivateClauseOpBase {
  PrivateClauseOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("InitRegion", new InitRegion());
  }

  @Nullable Diagnostic verifyRegions() {
    Diagnostic wrong = initRegion().isEmpty() ? null : verifyRegion(initRegion(), 2, "init", true);
    if (wrong != null) {
      return wrong;
    }
    boolean isFirst = dataSharingTypeAttr().word().equals("firstprivate");
    if (!isFirst && !copyRegion().isEmpty()) {
      return error("`private` clauses do not require a `copy` region.");
    }
    if (isFirst && copyRegion().isEmpty()) {
      return error("`firstprivate` clauses require at least a `copy` region.");
    }
    wrong = isFirst ? verifyRegion(copyRegion(), 2, "copy", true) : null;
    return wrong != null || deallocRegion().isEmpty()
        ? wrong : verifyRegion(deallocRegion(), 1, "dealloc", false);
  }

  /** Returns the type of the arguments of regions, that of the variable or of its address; null if there are none. */
  @Nullable Type argumentType() {
    for (Region region : List.of(initRegion(), copyRegion(), deallocRegion())) {
      if (!region.isEmpty() && region.first().argumentCount() > 0) {
        return region.first().argument(0).type();
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifyRegion(Region region, int arguments, String name, boolean yields) {
    if (region.first().argumentCount() != arguments) {
      return Diagnostic.error(region.first().parentOp().location(), "`" + name + "`: expected " + arguments
          + " region arguments, got: " + region.first().argumentCount());
    }
    for (Block block : region.blocks()) {
      Diagnostic wrong = block.isEmpty() || block.last().successorCount() > 0
          ? null : verifyTerminator(block.last(), yields);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static Diagnostic error(Operation op, String message) {
    return Diagnostic.error(op.location(), message);
  }

  private @Nullable Diagnostic verifyTerminator(Operation terminator, boolean yields) {
    if (YieldOp.of(terminator) == null) {
      return error(terminator, "expected exit block terminator to be an `omp.yield` op.");
    }
    if (!yields) {
      return terminator.operandCount() == 0
          ? null : error(terminator, "Did not expect any values to be yielded.");
    }
    Type expected = argumentType();
    if (terminator.operandCount() == 1 && terminator.operand(0).type() == expected) {
      return null;
    }
    StringBuilder types = new StringBuilder();
    for (int i = 0; i < terminator.operandCount(); i++) {
      types.append(i == 0 ? "'" : ", '").append(terminator.operand(i).type()).append('\'');
    }
    return error(terminator, "Invalid yielded value. Expected type: '" + expected + "', got: "
        + (types.length() == 0 ? "None" : types));
  }
}

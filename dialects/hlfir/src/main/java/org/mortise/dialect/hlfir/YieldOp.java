// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Terminates a region of an assignment by an entity, with a cleanup region to execute after its use. */
@Op(name = "hlfir.yield",
    operands = "entity: ENTITY",
    regions = "cleanup: AT_MOST_ONE_BLOCK",
    traits = {"TERMINATOR", "RECURSIVELY_SPECULATABLE", "RECURSIVE_MEMORY_EFFECTS"},
    parents = {
        "hlfir.region_assign", "hlfir.elemental_addr", "hlfir.forall", "hlfir.forall_mask", "hlfir.where",
        "hlfir.elsewhere", "hlfir.exactly_once"
    },
    implicitTerminator = "fir.end",
    format = "$entity attr-dict `:` type($entity) custom<YieldOpCleanup>($cleanup)")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("YieldOpCleanup", RegionForms.CLEANUP);
  }

  /** Returns the yield that ends a region, or null. */
  static @Nullable YieldOp endOf(Region region) {
    return region.isEmpty() ? null : of(region.last().last());
  }

  /** Returns the type of the entity that a region yields, or null if it yields none. */
  static @Nullable Type typeOf(Region region) {
    YieldOp yield = endOf(region);
    return yield == null ? null : yield.entity().type();
  }
}

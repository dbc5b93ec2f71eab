// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Terminates the left-hand side of an assignment by variables computed elementwise in a region. */
@Op(name = "hlfir.elemental_addr",
    operands = {"shape: SHAPE", "mold: POLYMORPHIC?", "typeparams: ANY_INTEGER..."},
    attributes = "unordered: UNIT?",
    regions = {"body: ONE_BLOCK", "cleanup: AT_MOST_ONE_BLOCK"},
    traits = {
        "TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"
    },
    parents = "hlfir.region_assign",
    format = "$shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)? "
        + "attr-dict `:` type(operands) $body custom<YieldOpCleanup>($cleanup)")
public final class ElementalAddrOp extends ElementalAddrOpBase {
  ElementalAddrOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("YieldOpCleanup", RegionForms.CLEANUP);
  }

  @Nullable Diagnostic verify() {
    YieldOp yield = YieldOp.endOf(body());
    if (yield == null) {
      return opError("body region must be terminated by an hlfir.yield");
    }
    Type element = yield.entity().type();
    if (!Entities.isVariable(element) || Entities.shapeOf(element).length > 0) {
      return opError("body must compute the address of a scalar entity");
    }
    return body().first().argumentCount() == EntityTypes.rankOf(shape().type())
        ? null : opError("body number of indices must match shape rank");
  }
}

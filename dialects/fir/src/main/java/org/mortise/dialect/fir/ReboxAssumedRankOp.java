// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Creates a descriptor of an entity of any rank with other lower bounds. */
@Op(name = "fir.rebox_assumed_rank",
    operands = "box: ANY_LEGAL_REF_OR_BOX",
    results = "result: BOX_OR_CLASS",
    attributes = "lbs_modifier: FirEnums.LOWER_BOUNDS",
    format = "$box `lbs` $lbs_modifier attr-dict `:` functional-type(operands, results)",
    implementations = DescriptorRead.class)
public final class ReboxAssumedRankOp extends ReboxAssumedRankOpBase {
  ReboxAssumedRankOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type input = EntityTypes.unwrapAddress(box().type());
    if (!(input instanceof BaseBoxType)) {
      return opError("input must be a box or box address");
    }
    return ReboxOp.areElementTypesCompatible(EntityTypes.scalarOf(input), EntityTypes.scalarOf(result().type()))
        ? null
        : opError("input and output element types are incompatible");
  }
}

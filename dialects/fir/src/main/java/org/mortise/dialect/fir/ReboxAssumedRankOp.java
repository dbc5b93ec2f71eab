// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.osgi.service.component.annotations.Component;

/** Makes the descriptor of an entity of any rank, with other lower bounds. */
@Op(name = "fir.rebox_assumed_rank",
    operands = "box: ANY_LEGAL_REF_OR_BOX",
    results = "result: BOX_OR_CLASS",
    attributes = "lbs_modifier: FirEnums.LOWER_BOUNDS",
    format = "$box `lbs` $lbs_modifier attr-dict `:` functional-type(operands, results)")
public final class ReboxAssumedRankOp extends ReboxAssumedRankOpBase {
  ReboxAssumedRankOp(Operation operation) {
    super(operation);
  }

  /** Reads the descriptor if the operand is its address. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects extends DescriptorRead {}
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;

/** The only result has the buffer of the operand, which is neither read nor written. */
public abstract class AliasBufferization extends NoAccessBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of(AliasingValue.equivalent(operand.owner().result(0)));
  }
}

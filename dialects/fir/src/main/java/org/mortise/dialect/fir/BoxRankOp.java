// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.osgi.service.component.annotations.Component;

/** The number of dimensions of the entity of a descriptor. */
@Op(name = "fir.box_rank",
    operands = "box: BOX_ADDRESS_OR_VALUE",
    results = "result: ANY_INTEGER",
    format = Formats.SIMPLE)
public final class BoxRankOp extends BoxRankOpBase {
  BoxRankOp(Operation operation) {
    super(operation);
  }

  /** Reads the descriptor if the operand is its address. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects extends DescriptorRead {}
}

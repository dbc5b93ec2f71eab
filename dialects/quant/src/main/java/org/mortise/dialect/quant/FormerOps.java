// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;

/** The operations of MLIR 19.1, which have no syntax. */
final class FormerOps {
  static final List<FormerOperation> ALL =
      List.of(former(QuantizeCastOp.NAME), former(DequantizeCastOp.NAME), former(StorageCastOp.NAME));

  private FormerOps() {}

  private static FormerOperation former(String name) {
    return new RenamedOperation(name, name, () -> OpDefinition.named(name)
        .operand("arg", TypeConstraints.ANY).result("res", TypeConstraints.ANY).build());
  }
}

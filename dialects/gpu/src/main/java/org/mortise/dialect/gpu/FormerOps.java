// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(new Printf(), org.mortise.dialect.vector.FormerOps.WARP);

  private FormerOps() {}

  /** The values follow the format without a comma. */
  private static final class Printf extends RenamedOperation {
    private static final String NAME = "gpu.printf";

    Printf() {
      super(NAME, NAME, () -> OpDefinition.named(NAME)
          .operands("args", GpuConstraints.PRINTABLE)
          .attribute("format", AttributeConstraints.STRING)
          .directive("PrintedValues", new PrintedValues(true))
          .format("$format attr-dict `` custom<PrintedValues>($args, type($args))")
          .build());
    }

    @Override
    public boolean mayContinue() {
      return true;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;

/** {@code tosa.resize} of MLIR 19.1, whose mode is a string. */
final class FormerResize extends FormerShapes {
  static final String MODE = "mode";

  FormerResize() {
    super(ResizeOp.NAME, "scale", "offset", "border");
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    super.convert(former, current, before);
    String word = ((StringAttr) former.getAttr(MODE)).value();
    if (TosaEnums.RESIZE_MODE.words().contains(word)) {
      current.addAttribute(MODE, TosaEnums.RESIZE_MODE.of(former.context(), word));
    }
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    former.addAttribute(MODE, StringAttr.of(current.context(), new ResizeOp(current).modeAttr().word()));
    return super.convertBack(current, former);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Computes an element, where it is stored and where it is not. */
@Op(name = "sparse_tensor.unary",
    operands = "x: ANY",
    results = "output: ANY",
    regions = {"presentRegion: ANY", "absentRegion: ANY"},
    traits = "PURE",
    format = "$x attr-dict `:` type($x) `to` type($output) `\\n` ` ` `present` `=` "
        + "$presentRegion `\\n` ` ` `absent` `=` $absentRegion")
public final class UnaryOp extends UnaryOpBase {
  UnaryOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type result = output().type();
    Diagnostic wrong = RegionOps.verify(operation(), presentRegion(), "present", List.of(x().type()), result);
    return wrong != null ? wrong
        : RegionOps.verify(operation(), absentRegion(), "absent", List.of(), result);
  }
}

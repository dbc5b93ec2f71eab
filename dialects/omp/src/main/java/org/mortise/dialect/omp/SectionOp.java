// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A part of a sections construct, which one thread executes. Its region has the arguments of that of the construct. */
@Op(name = "omp.section",
    regions = "region: ANY",
    parents = "omp.sections",
    format = "$region attr-dict")
public final class SectionOp extends SectionOpBase {
  SectionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return EntryArguments.verify(operation());
  }
}

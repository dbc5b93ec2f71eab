// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares how values of a type are mapped to a device. */
@Op(name = "omp.declare_mapper", since = "22.1",
    attributes = {"sym_name: SYMBOL_NAME", "type: TYPE"},
    regions = "body: ANY",
    traits = {"ISOLATED_FROM_ABOVE", "SINGLE_BLOCK", "SYMBOL"},
    format = "$sym_name `:` $type $body attr-dict")
public final class DeclareMapperOp extends DeclareMapperOpBase {
  DeclareMapperOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verifyRegions() {
    return DeclareMapperInfoOp.of(body().first().last()) != null
        ? null : opError("expected terminator to be a DeclareMapperInfoOp");
  }
}

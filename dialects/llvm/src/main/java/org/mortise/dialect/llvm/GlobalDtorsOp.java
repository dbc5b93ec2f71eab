// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Lists functions that run after the program has ended, their priorities and the data that they belong to. */
@Op(name = "llvm.mlir.global_dtors",
    attributes = {"dtors: FLAT_SYMBOLS", "priorities: I32_ARRAY", "data: ARRAY"},
    format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
    implementations = ListedFunctions.class)
public final class GlobalDtorsOp extends GlobalDtorsOpBase {
  GlobalDtorsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return ListedFunctions.verify(operation(), dtorsAttr(), prioritiesAttr(), dataAttr());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Sets the size of an array. */
@Op(name = "sparse_tensor.storage_specifier.set",
    operands = {"specifier: SPECIFIER", "value: INDEX"},
    results = "result: SPECIFIER",
    attributes = {"specifierKind: SPECIFIER_KIND", "level: LEVEL?"},
    traits = "PURE",
    sameTypes = "result, specifier",
    format = "$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))")
public final class SetStorageSpecifierOp extends SetStorageSpecifierOpBase {
  SetStorageSpecifierOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.specifier(operation(), specifierKindAttr(), levelAttr(), specifierType());
  }
}

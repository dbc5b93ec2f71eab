// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The size of an array. */
@Op(name = "sparse_tensor.storage_specifier.get",
    operands = "specifier: SPECIFIER",
    results = "result: INDEX",
    attributes = {"specifierKind: SPECIFIER_KIND", "level: LEVEL?"},
    traits = "PURE",
    format = "$specifier $specifierKind (`at` $level^)? attr-dict`:` qualified(type($specifier))")
public final class GetStorageSpecifierOp extends GetStorageSpecifierOpBase {
  GetStorageSpecifierOp(Operation operation) {
    super(operation);
  }

  /** Follows the sizes that are set before it. */
  FoldResult fold(Attribute[] constants) {
    SetStorageSpecifierOp set = SetStorageSpecifierOp.of(specifier().definingOp());
    while (set != null) {
      if (set.specifierKindAttr() == specifierKindAttr() && Objects.equals(set.levelAttr(), levelAttr())) {
        return FoldResult.of(set.value());
      }
      set = SetStorageSpecifierOp.of(set.specifier().definingOp());
    }
    return FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.specifier(operation(), specifierKindAttr(), levelAttr(), specifierType());
  }
}

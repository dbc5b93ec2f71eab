// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Applies a rewrite that is a function of the program with the patterns. */
@Op(name = "pdl.apply_native_rewrite", operands = "args: ANY_PDL...", results = "results: ANY_PDL...",
    attributes = "name: STRING", parents = "pdl.rewrite",
    format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict")
public final class ApplyNativeRewriteOp extends ApplyNativeRewriteOpBase {
  ApplyNativeRewriteOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return args().isEmpty() && results().isEmpty() ? opError("expected at least one argument or result") : null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Rewrites a match: by operations, or by a function of the program with the patterns. */
@Op(name = "pdl.rewrite", operands = {"root: OF_OPERATION?", "externalArgs: ANY_PDL..."}, attributes = "name: STRING?",
    regions = "bodyRegion: ANY", parents = "pdl.pattern",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_REGION_ARGUMENTS", "NO_TERMINATOR", "SINGLE_BLOCK", "TERMINATOR"},
    format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? "
        + "attr-dict-with-keyword")
public final class PdlRewriteOp extends PdlRewriteOpBase {
  PdlRewriteOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(PdlDialect.NAMESPACE);
  }

  @Nullable Diagnostic verifyRegions() {
    boolean isEmpty = bodyRegion().isEmpty();
    if (nameAttr() != null) {
      return isEmpty ? null : opError("expected rewrite region to be empty when rewrite is external");
    }
    if (isEmpty) {
      return opError("expected rewrite region to be non-empty if external name is not specified");
    }
    return externalArgs().isEmpty() ? null
        : opError("expected no external arguments when the rewrite is specified inline");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Contains patterns and the transformation that uses them. */
@Op(name = "transform.with_pdl_patterns", family = TransformOp.class, operands = "root: HANDLE?",
    regions = "body: ONE_BLOCK", traits = {"NO_TERMINATOR", "POSSIBLE_TOP_LEVEL", "SYMBOL_TABLE"},
    implementations = HandleEffects.Nested.class,
    format = "($root^ `:` type($root))? attr-dict-with-keyword regions")
public final class WithPdlPatternsOp extends WithPdlPatternsOpBase {
  WithPdlPatternsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(TransformDialect.NAMESPACE);
  }

  @Nullable Diagnostic verify() {
    Operation transformation = null;
    for (Operation op : body().first().operations()) {
      if (PdlPatternOp.of(op) != null) {
        continue;
      }
      if (!op.hasTrait(TransformTraits.POSSIBLE_TOP_LEVEL)) {
        return opError("expects only pattern and top-level transform ops in its body")
            .note(op.location(), "offending op");
      }
      if (transformation != null) {
        return opError("expects only one non-pattern op in its body")
            .note(transformation.location(), "first non-pattern op").note(op.location(), "second non-pattern op");
      }
      transformation = op;
    }
    return verifyNesting(transformation);
  }

  private @Nullable Diagnostic verifyNesting(@Nullable Operation transformation) {
    Operation outer = parentOp();
    while (outer != null && WithPdlPatternsOp.of(outer) == null) {
      outer = outer.parentOp();
    }
    if (outer != null) {
      return opError("cannot be nested").note(outer.location(), "parent operation");
    }
    return transformation == null ? opError("expects at least one non-pattern op") : null;
  }
}

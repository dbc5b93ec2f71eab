// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A pattern, whose last operation is its rewrite. The operations before it are the matcher. */
@Op(name = "pdl.pattern", regions = "bodyRegion: ONE_BLOCK",
    attributes = {"benefit: BENEFIT", "sym_name: SYMBOL_NAME?"},
    traits = {"ISOLATED_FROM_ABOVE", "SINGLE_BLOCK", "SYMBOL"},
    format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion")
public final class PdlPatternOp extends PdlPatternOpBase {
  PdlPatternOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(PdlDialect.NAMESPACE);
  }

  @Nullable Diagnostic verifyRegions() {
    Block matcher = bodyRegion().first();
    Operation last = matcher.last();
    if (PdlRewriteOp.of(last) == null) {
      return opError("expected body to terminate with `pdl.rewrite`")
          .note(last.location(), "see terminator defined here");
    }
    List<Operation> foreign = new ArrayList<>();
    Walk.postOrder(bodyRegion(), op -> addForeign(op, foreign));
    if (!foreign.isEmpty()) {
      return opError("expected only `pdl` operations within the pattern body")
          .note(foreign.get(0).location(), "see non-`pdl` operation defined here");
    }
    if (!matchesOperation(matcher)) {
      return opError("the pattern must contain at least one `pdl.operation`");
    }
    Operation disconnected = PdlComponent.findDisconnected(matcher);
    return disconnected == null ? null : opError("the operations must form a connected component")
        .note(disconnected.location(), "see a disconnected value / operation here");
  }

  private static void addForeign(Operation op, List<Operation> foreign) {
    if (!op.name().dialectNamespace().equals(PdlDialect.NAMESPACE)) {
      foreign.add(op);
    }
  }

  private static boolean matchesOperation(Block matcher) {
    for (Operation op : matcher.operations()) {
      if (PdlOperationOp.of(op) != null) {
        return true;
      }
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of definitions of types, attributes and operations. */
@Op(attributes = "sym_name: SYMBOL_NAME",
    regions = "body: ONE_BLOCK",
    traits = {"NO_TERMINATOR", "NO_REGION_ARGUMENTS", "SYMBOL", "AT_MOST_ONE_OF_EACH"},
    parents = "irdl.dialect",
    format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)")
public abstract class DefinitionOp extends DefinitionOpBase {
  /** Of the operations that declare the parts of a definition, each one occurs at most once. */
  static final Trait AT_MOST_ONE_OF_EACH = Trait.of("AT_MOST_ONE_OF_EACH", DefinitionOp::checkParts);

  private static final Set<String> PARTS =
      Set.of(ParametersOp.NAME, OperandsOp.NAME, ResultsOp.NAME, AttributesOp.NAME, RegionsOp.NAME);

  DefinitionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(BodySyntax.NAME, new BodySyntax());
  }

  private static @Nullable Diagnostic checkParts(Operation op) {
    Set<String> seen = new HashSet<>();
    for (Operation child : op.region(0).first().operations()) {
      String name = child.name().name();
      if (PARTS.contains(name) && !seen.add(name)) {
        return op.error("failed to verify AtMostOneChildOf trait: the operation contains at least two operations of "
            + "type " + name);
      }
    }
    return null;
  }
}

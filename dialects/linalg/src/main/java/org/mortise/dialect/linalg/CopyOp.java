// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/**
 * Copies the elements of the input to the output. Numeric casting is performed on the elements, which promotes them to
 * the type of the output.
 */
@Op(name = "linalg.copy", family = NamedOp.class, attributes = "cast: TYPE_FN?", data = "cast($0)")
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.addPatterns(op, CopyPatterns::add);
  }
}

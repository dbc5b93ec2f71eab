// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of definitions of types and attributes. */
@Op(family = DefinitionOp.class,
    attributes = {
      "parameters: STRING_ARRAY?", "format: STRING?", "traits: STRING_ARRAY?", "implements: STRING_ARRAY?",
      "alias: BOOL?", "qualified: BOOL?", "since: STRING?"
    })
public abstract class ParametricOp extends ParametricOpBase {
  ParametricOp(Operation operation) {
    super(operation);
  }
}

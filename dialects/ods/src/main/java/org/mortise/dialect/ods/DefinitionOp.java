// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of the parts of a dialect: a name, and a dictionary with what it states. */
@Op(attributes = {"sym_name: SYMBOL_NAME", "summary: STRING?"},
    parents = "ods.dialect",
    format = "$sym_name attr-dict")
public abstract class DefinitionOp extends DefinitionOpBase {
  DefinitionOp(Operation operation) {
    super(operation);
  }
}

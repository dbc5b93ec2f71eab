// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Operations of patterns that need little Java code: operands and types to match, results, and the erasure of one. */
@Op(name = "pdl.erase", operands = "opValue: OF_OPERATION", parents = "pdl.rewrite", format = "$opValue attr-dict",
    summary = "Erases an operation.")
@Op(name = PdlOps.OPERAND, define = "PdlOps.matched", operands = "valueType: OF_TYPE?",
    results = "value: OF_VALUE", parents = "pdl.pattern", format = "(`:` $valueType^)? attr-dict",
    summary = "Matches an operand.")
@Op(name = PdlOps.OPERANDS, define = "PdlOps.matched", operands = "valueType: OF_TYPES?",
    results = "value: OF_VALUES", parents = "pdl.pattern", format = "(`:` $valueType^)? attr-dict",
    summary = "Matches any number of operands.")
@Op(name = "pdl.result", view = "PdlResultOp", operands = "parent: OF_OPERATION", results = "val: OF_VALUE",
    attributes = "index: I32", traits = "PURE", format = "$index `of` $parent attr-dict",
    summary = "Returns a result of an operation.")
@Op(name = "pdl.type", define = "PdlOps.matchedIfNotConstant", results = "result: OF_TYPE",
    attributes = "constantType: TYPE?", format = "attr-dict (`:` $constantType^)?", summary = "Matches a type.")
@Op(name = "pdl.types", define = "PdlOps.matchedIfNotConstant", results = "result: OF_TYPES",
    attributes = "constantTypes: TYPE_ARRAY?", format = "attr-dict (`:` $constantTypes^)?",
    summary = "Matches any number of types.")
final class PdlOps {
  static final String OPERAND = "pdl.operand";
  static final String OPERANDS = "pdl.operands";

  /** The slot of the constant of {@code pdl.type} and {@code pdl.types}. */
  private static final int CONSTANT = 0;

  private PdlOps() {}

  static void matched(OpDefinitionBuilder op) {
    op.verifier(PdlBinding::verify);
  }

  static void matchedIfNotConstant(OpDefinitionBuilder op) {
    op.verifier(each -> isConstant(each) ? null : PdlBinding.verify(each));
  }

  private static boolean isConstant(Operation op) {
    return op.property(CONSTANT) != null;
  }
}

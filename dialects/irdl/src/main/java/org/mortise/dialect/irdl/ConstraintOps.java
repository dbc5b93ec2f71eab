// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.definition.Op;

/** Constraints without specific verifiers. */
@Op(name = "irdl.is", summary = "Accepts exactly one type or attribute.",
    attributes = "expected: ANY", results = "output: ATTRIBUTE_HANDLE", traits = "PURE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "$expected ` ` attr-dict")
@Op(name = "irdl.any", summary = "Accepts any type or attribute.",
    results = "output: ATTRIBUTE_HANDLE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "attr-dict")
@Op(name = "irdl.any_of", summary = "Accepts a type or attribute that satisfies one of several constraints.",
    operands = "args: ATTRIBUTE_HANDLE...", results = "output: ATTRIBUTE_HANDLE",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "`(` $args `)` ` ` attr-dict")
@Op(name = "irdl.all_of", summary = "Accepts a type or attribute that satisfies all of several constraints.",
    operands = "args: ATTRIBUTE_HANDLE...", results = "output: ATTRIBUTE_HANDLE",
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "`(` $args `)` ` ` attr-dict")
@Op(name = "irdl.c_pred", summary = "A constraint in C++, with which a definition cannot be loaded.",
    attributes = "pred: STRING", results = "output: ATTRIBUTE_HANDLE",
    format = "$pred ` ` attr-dict")
final class ConstraintOps {
  private ConstraintOps() {}
}

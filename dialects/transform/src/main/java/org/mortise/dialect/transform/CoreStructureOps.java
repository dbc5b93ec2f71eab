// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Operations with regions and forwarded handles that need no Java code. */
@Op(name = "transform.yield", family = TransformOp.class, operands = "operands: HANDLE_OR_PARAM...",
    traits = "TERMINATOR",
    implementations = HandleEffects.Reading.class, format = "operands attr-dict (`:` type($operands)^)?",
    summary = "Passes handles out of a region.")
@Op(name = "transform.with_pdl_patterns", family = TransformOp.class, operands = "root: HANDLE?",
    regions = "body: ONE_BLOCK", traits = {"NO_TERMINATOR", "POSSIBLE_TOP_LEVEL", "SYMBOL_TABLE"},
    implementations = HandleEffects.Nested.class,
    format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
    summary = "Contains patterns and the transformation that uses them.")
final class CoreStructureOps {
  private CoreStructureOps() {}
}

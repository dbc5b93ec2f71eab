// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Operations with regions and those that forward handles that no Java code handles. */
@Op(name = "transform.yield", family = TransformOp.class, operands = "operands: HANDLE_OR_PARAM...",
    traits = "TERMINATOR", data = "READING", format = "operands attr-dict (`:` type($operands)^)?",
    summary = "Passes handles out of a region.")
@Op(name = "transform.structured.replace", family = TransformOp.class, operands = "target: HANDLE",
    results = "replacement: HANDLE", regions = "bodyRegion: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGIONS"}, data = "FUNCTIONAL",
    format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))",
    summary = "Replaces operations by the one in the region.")
@Op(name = "transform.with_pdl_patterns", family = TransformOp.class, operands = "root: HANDLE?",
    regions = "body: ONE_BLOCK", traits = {"NO_TERMINATOR", "POSSIBLE_TOP_LEVEL", "SYMBOL_TABLE"}, data = "NESTED",
    format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
    summary = "Contains patterns and the transformation that uses them.")
final class CoreStructureOps {
  private CoreStructureOps() {}
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Bufferizes tensors. */
@Op(name = "transform.bufferization.one_shot_bufferize", family = TransformOp.class,
    operands = "target: HANDLE",
    results = "transformed: HANDLE",
    attributes = {
        "function_boundary_type_conversion: LAYOUT_MAP_OPTION?", "allow_return_allocs_from_loops: BOOL = FALSE",
        "allow_unknown_ops: BOOL = FALSE", "bufferize_function_boundaries: BOOL = FALSE",
        "dump_alias_sets: BOOL = FALSE", "test_analysis_only: BOOL = FALSE", "print_conflicts: BOOL = FALSE",
        "check_parallel_regions: BOOL = TRUE", "memcpy_op: STRING = MEMREF_COPY"
    },
    implementations = HandleEffects.Functional.class,
    format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` "
        + "functional-type($target, results)")
public final class OneShotBufferizeOp extends OneShotBufferizeOpBase {
  OneShotBufferizeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!Set.of("memref.copy", "linalg.copy").contains(memcpyOpAttr().value())) {
      return opError("unsupported memcpy op");
    }
    if (testAnalysisOnlyAttr().longValue() == 0 && printConflictsAttr().longValue() != 0) {
      return opError("'print_conflicts' requires 'test_analysis_only'");
    }
    return testAnalysisOnlyAttr().longValue() == 0 && dumpAliasSetsAttr().longValue() != 0
        ? opError("'dump_alias_sets' requires 'test_analysis_only'")
        : null;
  }
}

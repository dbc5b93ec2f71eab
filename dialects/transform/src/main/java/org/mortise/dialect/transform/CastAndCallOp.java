// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Replaces values by the results of a call of a function. */
@Op(name = "transform.func.cast_and_call", family = TransformOp.class,
    operands = {"insertion_point: HANDLE", "inputs: VALUE_HANDLE?", "outputs: VALUE_HANDLE?", "function: HANDLE?"},
    results = "result: HANDLE",
    attributes = {"insert_after: UNIT?", "function_name: SYMBOL_REF?"},
    regions = "conversions: AT_MOST_ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGIONS"},
    implementations = HandleEffects.Modifying.class,
    format = "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` "
        + "$insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class CastAndCallOp extends CastAndCallOpBase {
  CastAndCallOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (functionNameAttr() != null && function() != null) {
      return opError("function handle and name are mutually exclusive");
    }
    return functionNameAttr() == null && function() == null
        ? opError("expected a function handle or name to call")
        : null;
  }
}

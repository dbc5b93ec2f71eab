// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;

/** States what parameters must satisfy, in operations of {@code smt}. */
@Op(name = "transform.smt.constrain_params", family = TransformOp.class,
    operands = "params: PARAM...",
    results = "results: PARAM...",
    regions = "body: ONE_BLOCK",
    implicitTerminator = "smt.yield",
    implementations = HandleEffects.Modifying.class,
    since = "22.1",
    format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body")
public final class ConstrainParamsOp extends ConstrainParamsOpBase {
  private static final String SMT = "smt";
  /** The types of the dialect {@code smt} for parameters. A file defines the dialect, so they have no classes. */
  private static final Pattern OF_SOLVER = Pattern.compile("!smt\\.(bool|int|bv<(\\d+)>)");

  ConstrainParamsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verifyRegions() {
    Block block = operation().region(0).first();
    if (block.argumentCount() != operation().operandCount()) {
      return opError("must have the same number of block arguments as operands");
    }
    for (int i = 0; i < block.argumentCount(); i++) {
      String wrong = mismatch(block.argument(i).type(), operation().operand(i).type(), "operand");
      if (wrong != null) {
        return opError("the type of block arg #" + i + wrong);
      }
    }
    for (Operation inner = block.first(); inner != null; inner = inner.next()) {
      if (!inner.name().dialectNamespace().equals(SMT)) {
        return opError("ops contained in region should belong to SMT-dialect");
      }
    }
    return verifyYield(block.last());
  }

  private @Nullable Diagnostic verifyYield(Operation yield) {
    if (yield.operandCount() != resultCount()) {
      return yield.opError("expected terminator to have as many operands as the parent op has results");
    }
    for (int i = 0; i < yield.operandCount(); i++) {
      String wrong = mismatch(yield.operand(i).type(), operation().result(i).type(), "result");
      if (wrong != null) {
        return yield.opError("the type of terminator operand #" + i + wrong);
      }
    }
    return null;
  }

  /** Returns why a value of the solver cannot stand for a parameter, or null. */
  private static @Nullable String mismatch(Type inner, Type parameter, String role) {
    Matcher type = OF_SOLVER.matcher(inner.toString());
    if (!type.matches()) {
      return " is expected to be either a !smt.bool, a !smt.int, or a !smt.bv";
    }
    if (!(parameter instanceof ParamType param)) {
      return null; // any parameter
    }
    int width = ((IntegerType) param.type()).width();
    String corresponding = " though the corresponding " + role + " type ('" + parameter + "') is not wrapping ";
    if (type.group(1).equals("bool") && width != 1) {
      return " is !smt.bool" + corresponding + "i1";
    }
    return type.group(2) != null && !type.group(2).equals(Integer.toString(width))
        ? " is '" + inner + "'" + corresponding + "an integer type of the same bitwidth" : null;
  }
}

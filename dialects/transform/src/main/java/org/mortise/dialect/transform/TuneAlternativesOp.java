// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IndexType;

/** Transformations of which a tuner chooses one. */
@Op(name = "transform.tune.alternatives", family = TransformOp.class,
    operands = "selected_region_param: PARAM?",
    results = "results: HANDLE_OR_PARAM...",
    attributes = {"name: STRING", "selected_region_attr: ANY_INTEGER?"},
    regions = "alternatives: ONE_BLOCK...",
    traits = "NO_REGION_ARGUMENTS",
    implicitTerminator = "transform.yield",
    implementations = HandleEffects.Modifying.class,
    since = "22.1",
    format = "`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>($selected_region_attr, "
        + "$selected_region_param)^)? attr-dict-with-keyword (`:` type($selected_region_param)^)? "
        + "(`->` type($results)^)? regions")
public final class TuneAlternativesOp extends TuneAlternativesOpBase {
  TuneAlternativesOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AlternativesOpSelectedRegion", new SelectedRegion());
  }

  @Nullable Diagnostic verify() {
    IntegerAttr selected = selectedRegionAttrAttr();
    int count = operation().regionCount();
    boolean isRegion = selected == null || selected.longValue() >= 0 && selected.longValue() < count;
    return isRegion ? null : opError("'selected_region' attribute specifies region at index " + selected.longValue()
        + " while op has only " + count + " regions");
  }

  @Nullable Diagnostic verifyRegions() {
    for (int i = 0; i < operation().regionCount(); i++) {
      Diagnostic wrong = verifyYield(operation().region(i).first().last());
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifyYield(Operation yield) {
    if (yield.operandCount() != resultCount()) {
      return yield.opError("expected terminator to have as many operands as the parent op has results");
    }
    for (int i = 0; i < yield.operandCount(); i++) {
      if (yield.operand(i).type() != operation().result(i).type()) {
        return yield.opError("the type of the terminator operand #" + i
            + " must match the type of the corresponding parent op result ('" + yield.operand(i).type() + "' vs '"
            + operation().result(i).type() + "')");
      }
    }
    return null;
  }

  /** The index of a region: a number, or a parameter. */
  private static final class SelectedRegion implements CustomDirective {
    private static final int NUMBER = 0;
    private static final int PARAMETER = 1;

    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      OpAsmParser.UnresolvedOperand parameter = parser.parseOptionalOperand();
      if (parameter != null) {
        arguments.operands(PARAMETER).add(parameter);
      } else {
        arguments.setAttribute(NUMBER, parser.parseAttribute(IndexType.of(parser.context())));
      }
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      if (arguments.attribute(NUMBER) instanceof IntegerAttr number) {
        printer.print(Long.toString(number.longValue()));
      } else {
        printer.printOperand(arguments.operands(PARAMETER).get(0));
      }
    }
  }
}

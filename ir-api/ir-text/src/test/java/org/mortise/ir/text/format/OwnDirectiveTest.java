// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** A directive with an argument of each kind. */
class OwnDirectiveTest {
  /** {@code (%a : type) [fast] body {...} {...}* to ^bb text}. */
  private static final class All implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      parser.parsePunctuation("(");
      arguments.operands(0).add(parser.parseOperand());
      arguments.types(1).add(parser.parseColonType());
      parser.parsePunctuation(")");
      if (parser.parseOptionalKeyword("fast")) {
        arguments.setAttribute(2, UnitAttr.of(arguments.state().context()));
      }
      assertThat(arguments.attribute(2)).isIn(null, UnitAttr.of(parser.context()));
      parser.parseKeyword("body");
      parser.parseRegion(arguments.region(3), OpAsmParser.RegionOptions.PLAIN);
      while (!parser.parseOptionalKeyword("to")) {
        parser.parseRegion(arguments.addRegion(4), OpAsmParser.RegionOptions.PLAIN);
      }
      arguments.successors(5).add(parser.parseSuccessor());
      parser.parseKeyword(arguments.text(6));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.print("(").printOperand(arguments.operands(0).get(0)).print(" : ");
      printer.printType(arguments.types(1).get(0));
      printer.print(arguments.attribute(2) == null ? ") body " : ") fast body ");
      arguments.regions(3).forEach(region -> printer.printRegion(region, true, true));
      arguments.regions(4).forEach(region -> printer.print(" ").printRegion(region, true, true));
      printer.print(" to ").printSuccessor(arguments.successors(5).get(0)).print(" " + arguments.text(6));
    }
  }

  private static final OpDefinition OP = OpDefinition.named("own.all")
      .operand("operand", TypeConstraints.ANY)
      .optionalAttribute("fast", AttributeConstraints.UNIT)
      .region("body", RegionSpec.Shape.ANY)
      .regions("cases", RegionSpec.Shape.ANY)
      .successor("next")
      .directive("All", new All())
      .format("custom<All>($operand, type($operand), $fast, $body, $cases, $next, \"word\") attr-dict")
      .build();

  @Test
  void print_parsedDirective_isUnchanged() {
    String text = """
        module {
          "t.f"() ({
            %0 = "t.def"() : () -> i32
            own.all (%0 : i32) fast body {
              "t.a"() : () -> ()
            } {
              "t.b"() : () -> ()
            } {
              "t.c"() : () -> ()
            } to ^bb1 word
          ^bb1:  // 2 preds: ^bb0, ^bb1
            own.all (%0 : i32) body {
            } to ^bb1 word {note}
          }) : () -> ()
        }
        """;
    List<Diagnostic> errors = new ArrayList<>();
    Context context = Contexts.builder().dialect(new DeclaredDialect(OP)).build();
    Operation module = IRParser.parse(SourceText.of("own.mlir", text), context, ParserOptions.PERMISSIVE, errors::add);
    assertThat(errors).isEmpty();
    assertThat(IRPrinter.toString(module, PrinterOptions.DEFAULT)).isEqualTo(text);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.ShapedType;

/** The methods of the parser and the printer for a third party's operations; each test has an operation for one. */
class OwnSyntaxTest {
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private Operation module;

  /** Parses an operation {@code own.op} by {@code reader}. Returns null if there were errors. */
  private <T> T read(String text, Function<OpAsmParser, T> reader) {
    return read(text, (parser, state) -> reader.apply(parser), (op, printer) -> { });
  }

  private interface Reader<T> {
    T read(OpAsmParser parser, OperationState state);
  }

  private interface Printer {
    void print(Operation op, OpAsmPrinter printer);
  }

  private <T> T read(String text, Reader<T> reader, Printer printer) {
    List<T> result = new ArrayList<>();
    OpDefinition definition = OpDefinition.named("own.op").assembly(new OpAssembly() {
      @Override
      public void parse(OpAsmParser parser, OperationState state) {
        result.add(reader.read(parser, state));
      }

      @Override
      public void print(Operation op, OpAsmPrinter out) {
        printer.print(op, out);
      }
    }).build();
    Context context = Contexts.builder().dialect(new DeclaredDialect(definition)).build();
    diagnostics.clear();
    String program = text.contains("own.op") ? text : "own.op " + text;
    module = IRParser.parse(SourceText.of("own.mlir", program), context, ParserOptions.PERMISSIVE, diagnostics::add);
    return module == null ? null : result.get(0);
  }

  private String error() {
    return diagnostics.get(0).message();
  }

  @Test
  void parse_words_printsSame() {
    assertThat(this.<String>read("word", AsmParser::parseKeywordOrString)).isEqualTo("word");
    assertThat(this.<String>read("\"a \\22\"", AsmParser::parseKeywordOrString)).isEqualTo("a \"");
    assertThat(this.<String>read("\"text\"", AsmParser::parseString)).isEqualTo("text");
    assertThat(this.<Boolean>read("", parser -> parser.parseOptionalKeywordOrString() == null)).isTrue();
    read("7", AsmParser::parseKeywordOrString);
    assertThat(error()).isEqualTo("custom op 'own.op' expected valid keyword or string");
    read("word", AsmParser::parseString);
    assertThat(error()).isEqualTo("custom op 'own.op' expected string");
  }

  @Test
  void parse_numbers_printsSame() {
    assertThat(this.<Long>read("-12", AsmParser::parseOptionalInteger)).isEqualTo(-12);
    assertThat(this.<Boolean>read("", parser -> parser.parseOptionalInteger() == null)).isTrue();
    assertThat(this.<BigInteger>read("0x10000000000000000", AsmParser::parseOptionalBigInteger))
        .isEqualTo(BigInteger.ONE.shiftLeft(64));
    assertThat(this.<Double>read("-1.5e1", AsmParser::parseFloat)).isEqualTo(-15.0);
    assertThat(this.<Double>read("0x3FF8000000000000", AsmParser::parseFloat)).isEqualTo(1.5);
    read("1", AsmParser::parseFloat);
    assertThat(error()).isEqualTo("unexpected decimal integer literal for a floating point value");
  }

  @Test
  void parse_dimensions_printsSame() {
    assertThat(this.<long[]>read("4x?x8", parser -> parser.parseDimensionList(true, false)))
        .containsExactly(4, ShapedType.DYNAMIC, 8);
    assertThat(this.<long[]>read("4x8xi32", parser -> {
      long[] dims = parser.parseDimensionList(false, true);
      parser.parseType();
      return dims;
    })).containsExactly(4, 8);
    assertThat(this.<long[]>read("4x?", parser -> parser.parseDimensionList(false, false))).isNull();
  }

  @Test
  void parse_attributes_reportsWarnings() {
    assertThat(this.<Object>read("\"text\"", AsmParser::parseAttribute)).isInstanceOf(StringAttr.class);
    read("word", parser -> {
      parser.warning(parser.position(), "old word");
      return parser.parseKeyword();
    });
    assertThat(diagnostics).singleElement().hasToString("loc(\"own.mlir\":1:8): warning: old word");
  }

  @Test
  void print_suggestedResultNames_areUsed() {
    List<Integer> counts = new ArrayList<>();
    read("%a:2, %b = \"t.x\"() : () -> (i32, i32, i32)\nown.op", parser -> counts.add(parser.resultNameCount()));
    read("%a:2, %b = own.op", parser -> counts.add(parser.resultNameCount()));
    assertThat(counts).containsExactly(0, 3);
  }

  @Test
  void parse_successorsWithOperands_printsSame() {
    List<Value> passed = new ArrayList<>();
    Block block = read("""
        "t.f"() ({
          %a = "t.x"() : () -> i32
          own.op ^next(%a, %a : i32, i32)
        ^next(%b: i32, %c: i32):
          "t.end"() : () -> ()
        }) : () -> ()
        """, parser -> parser.parseSuccessorAndUseList(passed));
    Operation function = module.region(0).first().first();
    Value made = function.region(0).first().first().result(0);
    assertThat(passed).containsExactly(made, made);
    assertThat(block).isSameAs(function.region(0).last());
  }

  @Test
  void print_newLines_areIndented() {
    read("", (parser, state) -> null, (op, printer) -> {
      printer.print(" {");
      printer.increaseIndent();
      printer.printNewline().print("line");
      printer.decreaseIndent();
      printer.printNewline().print("}");
    });
    assertThat(IRPrinter.toString(module, PrinterOptions.DEFAULT))
        .isEqualTo("module {\n  own.op {\n    line\n  }\n}\n");
  }
}

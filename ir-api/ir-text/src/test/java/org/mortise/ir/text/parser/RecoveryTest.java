// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;

/** Parsing continues after operations with errors. */
class RecoveryTest {
  private final List<String> errors = new ArrayList<>();
  private final List<String> operations = new ArrayList<>();
  private final List<Integer> places = new ArrayList<>();

  private final ParseObserver observer = new ParseObserver() {
    @Override
    public void begin() {
      operations.clear();
      places.clear();
    }

    @Override
    public void operation(Operation op, int start, int name, int end) {
      operations.add(op.name().name());
    }

    @Override
    public void valueDefined(Value value, int position) {}

    @Override
    public void valueUsed(Value value, int position) {}

    @Override
    public void placeholderReplaced(Value placeholder, Value value) {}

    @Override
    public void blockDefined(Block block, int position) {}

    @Override
    public void blockUsed(Block block, int position) {}

    @Override
    public void symbol(List<String> path, int position) {}

    @Override
    public void error(int start, int end) {
      places.add(start);
    }
  };

  @BeforeEach
  void clear() {
    errors.clear();
  }

  private Operation parse(String text) {
    return IRParser.parseAll(SourceText.of("t.mlir", text), Contexts.builder().build(), ParserOptions.PERMISSIVE,
        diagnostic -> errors.add(diagnostic.message()), observer);
  }

  @Test
  void parseAll_brokenLine_keepsTheOthersAndTheNamesOfItsResults() {
    String text = """
        "t.f"() ({
          %a = "t.a"() : () -> i32
          %b, %c:2 = "t.bad"(%a : (i32) -> i32
          "t.use"(%b, %c#1) : (i32, f32) -> ()
          "t.use"(%b) : (i64) -> ()
        }) : () -> ()
        """;
    assertThat(parse(text)).isNotNull();
    assertThat(errors).containsExactly("expected ')' to end operand list");
    assertThat(operations).containsExactly("t.a", "t.use", "t.use", "t.f");
    assertThat(places).containsExactly(text.indexOf("%b, "));
  }

  @Test
  void parseAll_manyErrors_reportsAThousand() {
    assertThat(parse("#a = wrong\n".repeat(600) + "\"t.a\" : ()\n".repeat(600))).isNotNull();
    assertThat(errors).hasSize(1000);
  }

  @Test
  void parseAll_severalErrors_areAllReported() {
    assertThat(parse("""
        "t.f"() ({
          "t.a" : () -> ()
          "t.b"(%x) : (i32) -> ()
          "t.c"()[^nowhere] : () -> ()
        ^bb1(%q: ):
          "t.d"(%q) : (i32) -> ()
        }) : () -> ()
        "t.g"() : () -> (
        "t.h"() : () -> ()
        """)).isNotNull();
    assertThat(errors).containsExactly("expected '(' to start operand list", "expected non-function type",
        "reference to an undefined block", "expected non-function type", "use of undeclared SSA value name");
    assertThat(operations).containsExactly("t.b", "t.c", "t.d", "t.f", "t.h");
  }

  @Test
  void parseAll_operationWithRegions_isLeftOutWithThem() {
    assertThat(parse("""
        "t.f"() ({
          "t.a"() ({
            "t.b"() : () -> ()
          }, {
          ^bb0(%a: i32):
            "t.c"() : () -> ()
          }) {x = } : () -> ()
          "t.d"() : () -> ()
        }) : () -> ()
        """)).isNotNull();
    assertThat(operations).containsExactly("t.b", "t.c", "t.d", "t.f");
    assertThat(errors).hasSize(1);
  }

  @Test
  void parseAll_missingClosingBrace_endsTheRegionByIndentation() {
    String text = """
        "t.f"() ({
          "t.a"() ({
            "t.b"() : () -> ()
          "t.c"() : () -> ()
        }) : () -> ()
        "t.g"() ({
          "t.d"() : () -> ()

        "t.h"() ({
          "t.e"() : () -> ()
        }) : () -> ()
        """;
    assertThat(parse(text)).isNotNull();
    assertThat(errors).containsExactly("expected '}' to end a region", "expected '}' to end a region");
    assertThat(operations).containsExactly("t.b", "t.c", "t.f", "t.d", "t.e", "t.h");
    assertThat(places).contains(text.indexOf("\"t.a"), text.indexOf("\"t.g"));
  }

  @Test
  void parseAll_closingBraceTooMany_isLeftOut() {
    assertThat(parse("""
        "t.f"() ({
          "t.a"() : () -> ()
          }
          "t.b"() : () -> ()
        }) : () -> ()
        }
        "t.g"() : () -> ()
        """)).isNotNull();
    assertThat(errors).hasSize(2).allMatch(error -> error.startsWith("unexpected '}'"));
    assertThat(operations).containsExactly("t.a", "t.b", "t.f", "t.g");
  }

  @Test
  void parseAll_missingOpeningBrace_readsTheRestWithoutIt() {
    assertThat(parse("""
        "t.f"() ({
          "t.a"() (
            "t.b"() : () -> ()
          }) : () -> ()
          "t.c"() : () -> ()
        }) : () -> ()
        "t.g"() : () -> ()
        """)).isNotNull();
    assertThat(operations).endsWith("t.c", "t.f", "t.g");
  }

  @Test
  void parseAll_thousandsOfUnmatchedBraces_isLinear() {
    assertThat(parse("\"t.f\"() ({\n".repeat(20_000) + "}\n".repeat(10_000))).isNotNull();
    assertThat(parse("\"t.f\"() ({\n  \"t.a\"() ({\n".repeat(20_000))).isNotNull();
    assertThat(errors).hasSize(2000);
  }

  @Test
  void parseAll_errorInHeader_readsRegionsWithTheNamesOfTheHeader() {
    String text = """
        %c, %d:2 = "t.a"(%x, : () -> (i32, f32) ({
          "t.b"(%c) : (i32) -> ()
          "t.bad"
        }, {
        ^bb0(%q: i32):
          "t.d"(%q, %x) : (i32, i64) -> ()
        }) {a = 1}
        "t.use"(%c) : (i32) -> ()
        "t.use"(%e) : (i32) -> ()
        """;
    assertThat(parse(text)).isNotNull();
    assertThat(operations).containsExactly("t.b", "t.d", "t.use", "t.use");
    assertThat(errors).containsExactly("expected SSA operand", "expected '(' to start operand list",
        "use of undeclared SSA value name");
  }

  @Test
  void parseAll_errorInHeaderOfModule_readsItsOperationsInTheBlockAround() {
    Operation program = parse("""
        module attributes {a = } {
          module @inner {
          }
        }
        """);
    assertThat(program).isNotNull();
    assertThat(operations).containsExactly("builtin.module");
    assertThat(errors).hasSize(1);
    assertThat(SymbolTable.getSymbolName(program)).isEqualTo("inner");
  }

  @Test
  void parseAll_brokenAliases_loseOnlyTheirLines() {
    assertThat(parse("""
        ?
        #a = affine_map<(d0) ->
        !b = tuple<
        #c = 1 : i32
        "t.a"() {x = #c} : () -> ()
        "t.b"() : () -> () loc(#nowhere)
        """)).isNotNull();
    assertThat(operations).containsExactly("t.a", "t.b");
    assertThat(errors).hasSize(4);
  }

  @Test
  void parseAll_thousandsOfErrors_reportsSome() {
    assertThat(parse("t.bad\n".repeat(2000) + "\"t.a\"() : () -> ()\n")).isNotNull();
    assertThat(errors).hasSize(1000);
    assertThat(operations).containsExactly("t.a");
  }

  @Test
  void parse_error_endsAsBefore() {
    Operation program = IRParser.parse(SourceText.of("t.mlir", "\"t.f\" : i32\n\"t.g\"()"), Contexts.builder().build(),
        ParserOptions.PERMISSIVE, diagnostic -> errors.add(diagnostic.message()), observer);
    assertThat(program).isNull();
    assertThat(operations).isEmpty();
  }
}

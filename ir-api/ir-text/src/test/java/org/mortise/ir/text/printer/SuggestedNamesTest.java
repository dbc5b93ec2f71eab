// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Names that definitions suggest. */
class SuggestedNamesTest {
  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);

  /** Results are named after an attribute, region arguments {@code i}. */
  private static final OpDefinition NAMED = OpDefinition.named("n.named")
      .attribute("hint", AttributeConstraints.STRING)
      .results("values", ANY)
      .regions("bodies", RegionSpec.Shape.ANY)
      .resultNames((op, sink) -> sink.name(op.result(0), ((StringAttr) op.getAttr("hint")).value()))
      .regionArgumentNames((op, sink) -> {
        for (int i = 0; i < op.regionCount(); i++) {
          if (!op.region(i).isEmpty() && op.region(i).first().argumentCount() > 0) {
            sink.name(op.region(i).first().argument(0), "i");
          }
        }
      })
      .build();

  private static final OpDefinition PACKS = OpDefinition.named("n.packs")
      .results("values", ANY)
      .resultNames((op, sink) -> {
        sink.name(op.result(1), "second");
        sink.name(op.result(3), "");
      })
      .build();

  private final Context context = Contexts.builder().dialect(new DeclaredDialect(NAMED, PACKS)).build();

  private String printed(String text) {
    Operation module = IRParser.parse(
        SourceText.of("test", text), context, ParserOptions.PERMISSIVE, diagnostic -> {
          throw new AssertionError(diagnostic.message());
        });
    return IRPrinter.toString(module, PrinterOptions.DEFAULT);
  }

  private static String named(String hint) {
    return "\"n.named\"() <{hint = \"" + hint + "\"}> : () -> i32\n";
  }

  /** One counter is shared by all names of a region, as in {@code %c0, %c0_0, %c1, %c1_1}. */
  @Test
  void print_equalNames_areMadeUniqueByOneCounter() {
    assertThat(printed(named("c0") + named("c0") + named("c1") + named("c1") + named("c0_0")))
        .contains("%c0 =", "%c0_0 =", "%c1 =", "%c1_1 =", "%c0_0_2 =");
  }

  @Test
  void print_unparsableNames_areChanged() {
    assertThat(printed(named("a b") + named("1x") + named("p+q") + named("$-.")))
        .contains("%a_b =", "%_1x =", "%p2Bq =", "%$-. =");
  }

  @Test
  void print_siblingRegions_mayRepeatNames() {
    String region = "{\n^bb0(%a: i32, %b: i32):\n" + named("x") + "}";
    assertThat(printed("\"n.named\"() <{hint = \"x\"}> (" + region + ", " + region + ") : () -> i32")).isEqualTo("""
        module {
          %x = "n.named"() <{hint = "x"}> ({
          ^bb0(%i: i32, %arg0: i32):
            %x_0 = "n.named"() <{hint = "x"}> : () -> i32
          }, {
          ^bb0(%i: i32, %arg0: i32):
            %x_0 = "n.named"() <{hint = "x"}> : () -> i32
          }) : () -> i32
        }
        """);
  }

  @Test
  void print_pack_beginsWithName() {
    assertThat(printed("""
        %0:5 = "n.packs"() : () -> (i32, i32, i32, i32, i32)
        "t.use"(%0#0, %0#1, %0#2, %0#3, %0#4) : (i32, i32, i32, i32, i32) -> ()
        """)).isEqualTo("""
        module {
          %1, %second:2, %0:2 = "n.packs"() : () -> (i32, i32, i32, i32, i32)
          "t.use"(%1, %second#0, %second#1, %0#0, %0#1) : (i32, i32, i32, i32, i32) -> ()
        }
        """);
  }
}

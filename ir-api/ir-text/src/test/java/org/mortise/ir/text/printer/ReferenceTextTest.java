// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Whole files, as MLIR prints them. */
class ReferenceTextTest {
  private static final String ALIASES = """
      #loc = loc("x":1:1)
      #map = affine_map<(d0) -> (d0 + 5)>
      #map1 = affine_map<(d0) -> (d0 + 2)>
      #map2 = affine_map<(d0) -> (d0 + 4)>
      #map3 = affine_map<(d0) -> (d0 + 1)>
      #map4 = affine_map<(d0) -> (d0 + 3)>
      #set = affine_set<(d0) : (d0 >= 0)>
      !tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, memref<3xi1, #map4>>
      module {
        "t.f"() ({
        ^bb0(%arg0: memref<4xi32, #map>):
          "t.x"() ({
            "t.b"() {m = #map1} : () -> ()
          ^bb1(%0: memref<4xi32, #map2>):  // no predecessors
            "t.b"() {m = #map1} : () -> ()
          }) {q = #map3, r = #set, z = [#map3, #set, memref<4xi32, #map4>]} : () -> ()
          "t.b"() {a = !tuple, l = #loc} : () -> ()
        }) : () -> ()
      }
      """;

  private static final String LOCATIONS = """
      #loc2 = loc("a")
      #loc3 = loc("b":1:1)
      #loc4 = loc(unknown)
      #map = affine_map<(d0) -> (d0)>
      #loc8 = loc(callsite(#loc3 at #loc4))
      #loc11 = loc(fused<#map>[#loc2, #loc8])
      module {
        "t.f"() ({
        ^bb0(%arg0: i32 loc(fused<#map>[#loc2, #loc8])):
          "t.x"() : () -> () loc(#loc12)
          "t.x"() {z = #loc3} : () -> () loc(#loc10)
          "t.x"() : () -> () loc(#loc4)
          "t.x"() : () -> () loc(#loc7)
        }) : () -> () loc(#loc1)
      } loc(#loc)
      #loc = loc("f.mlir":0:0)
      #loc1 = loc("f.mlir":1:1)
      #loc5 = loc("m.cc":10:8)
      #loc6 = loc("c":1:2)
      #loc7 = loc("a\\22b\\0A")
      #loc9 = loc("foo"(#loc5))
      #loc10 = loc("l"(#loc6))
      #loc12 = loc(callsite(#loc9 at #loc6))
      """;

  private final Context context = Contexts.builder().build();
  private final Resources resources = new Resources();

  private Operation parse(String text) {
    return IRParser.parse(SourceText.of("test.mlir", text), context, ParserOptions.PERMISSIVE, diagnostic -> {
      throw new AssertionError(diagnostic.message());
    }, resources);
  }

  private String print(String text, PrinterOptions options) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IRPrinter.print(parse(text), options, resources, out);
    return out.toString(StandardCharsets.ISO_8859_1);
  }

  @Test
  void print_aliases_areNumberedByNestingNameAndPosition() throws Exception {
    assertThat(print(ALIASES, PrinterOptions.DEFAULT)).isEqualTo(ALIASES);
  }

  @Test
  void print_localScope_hasNoAliasesAndNoLineEnd() throws Exception {
    assertThat(print("#m = affine_map<(d0) -> (d0)>\n\"t.x\"() {m = #m} : () -> ()",
        PrinterOptions.DEFAULT.withLocalScope(true)))
        .isEqualTo("module {\n  \"t.x\"() {m = affine_map<(d0) -> (d0)>} : () -> ()\n}");
  }

  @Test
  void print_locationAliases_areDefinedAfterProgram() throws Exception {
    assertThat(print(LOCATIONS, PrinterOptions.DEFAULT.withDebugInfo(true, false))).isEqualTo(LOCATIONS);
  }

  @Test
  void print_nestedRegions_continueNumbersAndRepeatInSiblings() throws Exception {
    String text = """
        module {
          %0 = "t.r"() ({
            %2 = "t.x"() : () -> i32
          }, {
            %2 = "t.x"() : () -> i32
          }) : () -> i32
          %1 = "t.x"() : () -> i32
        }
        """;
    assertThat(print(text, PrinterOptions.DEFAULT)).isEqualTo(text);
  }

  /** Regions are numbered from the last to the first, like in MLIR. */
  @Test
  void print_genericForm_hasUniqueNumbers() throws Exception {
    String text = """
        "builtin.module"() ({
          %0 = "t.r"() ({
            %3 = "t.x"() : () -> i32
          }, {
            %2 = "t.x"() : () -> i32
          }) : () -> i32
          %1 = "t.x"() : () -> i32
        }) : () -> ()
        """;
    assertThat(print(text, PrinterOptions.DEFAULT.withGenericForm(true))).isEqualTo(text);
  }

  @Test
  void print_userComments_listUsers() throws Exception {
    assertThat(print("""
        "t.f"() ({
        ^bb0(%a: i32, %b: i32):
          %0:2 = "t.a"(%a) : (i32) -> (i32, i32)
          %1 = "t.c"(%0#0, %0#0) : (i32, i32) -> i32
          "t.b"(%1) : (i32) -> ()
        }) : () -> ()
        """, PrinterOptions.DEFAULT.withValueUsers(true))).isEqualTo("""
        module {
          "t.f"() ({
          ^bb0(%arg0: i32, %arg1: i32):
            // %arg0 is used by %1#0, %1#1
            // %arg1 is unused
            %1:2 = "t.a"(%arg0) : (i32) -> (i32, i32) // users: (%2), (unused)
            %2 = "t.c"(%1#0, %1#0) : (i32, i32) -> i32 // user: %3
            "t.b"(%2) : (i32) -> () // id: %3
          }) : () -> ()
        }
        """);
  }

  @Test
  void print_skipRegions_printsPlaceholder() throws Exception {
    assertThat(print("module @m {}", PrinterOptions.DEFAULT.withSkipRegions(true))).isEqualTo("module @m {...}\n");
  }

  @Test
  void print_resources_onlyReferencedOnes() throws Exception {
    String text = """
        module {
          "t.x"() {h = dense_resource<foo> : tensor<3xi8>} : () -> ()
        }

        {-#
          dialect_resources: {
            builtin: {
              foo: "0x08000000010203"
            }
          },
          external_resources: {
            x: {
              b: true,
              a: "as\\22df"
            }
          }
        #-}
        """;
    assertThat(print(text.replace("builtin: {", "builtin: { bar: \"0x0800000001\",").replace("\\22", "\\\""),
        PrinterOptions.DEFAULT)).isEqualTo(text);
  }

  @Test
  void print_invalidOperation_usesGenericForm() throws Exception {
    assertThat(print("module @m {\n}", PrinterOptions.DEFAULT.verifiedBy(op -> false)))
        .isEqualTo("\"builtin.module\"() <{sym_name = \"m\"}> ({\n^bb0:\n}) : () -> ()\n");
  }
}

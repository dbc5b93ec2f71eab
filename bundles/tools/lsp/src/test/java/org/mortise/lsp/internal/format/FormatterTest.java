// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.text.DocumentText;

class FormatterTest {
  private static String format(String text) {
    DocumentText document = new DocumentText(text);
    return apply(document, Formatter.format(document));
  }

  private static String apply(DocumentText document, List<TextEdit> edits) {
    List<TextEdit> last = new java.util.ArrayList<>(edits);
    Collections.reverse(last);
    DocumentText result = document;
    for (TextEdit edit : last) {
      result = result.replace(edit.getRange(), edit.getNewText());
    }
    return result.text();
  }

  private static void assertFormatted(String text, String expected) {
    assertThat(format(text)).isEqualTo(expected);
    assertThat(format(expected)).as("formatted twice").isEqualTo(expected);
  }

  @Test
  void format_regionsAndBlocks_areIndentedAsPrinted() {
    assertFormatted("""
        module{
        func.func @f( %a:i1 )->i32 {
              cf.cond_br %a,^bb1( %a:i1 ),^bb2
        ^bb1(%b: i1):
          %c=arith.constant   1 : i32
                return %c : i32
            ^bb2:
        %r = scf.if %a -> (i32) {
        scf.yield %c : i32
        } else {
        scf.yield %c : i32
        }
        return %r : i32
        }
        }
        """, """
        module{
          func.func @f(%a:i1) -> i32 {
            cf.cond_br %a, ^bb1(%a:i1), ^bb2
          ^bb1(%b: i1):
            %c = arith.constant 1 : i32
            return %c : i32
          ^bb2:
            %r = scf.if %a -> (i32) {
              scf.yield %c : i32
            } else {
              scf.yield %c : i32
            }
            return %r : i32
          }
        }
        """);
  }

  @Test
  void format_comments_areKept() {
    assertFormatted("""
        // RUN: mortise-opt %s

        func.func @f() {
        // CHECK:  return
           //   indented   with   spaces
        return    // at   the end
        %s = "a  // b"() : () -> ()// close
        }
        """, """
        // RUN: mortise-opt %s

        func.func @f() {
        // CHECK:  return
          //   indented   with   spaces
          return    // at   the end
          %s = "a  // b"() : () -> () // close
        }
        """);
  }

  @Test
  void format_furtherLinesOfOperation_moveWithIt() {
    assertFormatted("""
        func.func @f(%a: tensor<4xf32>,
                     %b: tensor<4xf32>) {
            linalg.generic {indexing_maps = [#m,
                                             #m],
                            iterator_types = ["parallel"]}
                ins(%a : tensor<4xf32>)
            outs(%b : tensor<4xf32>) {
            ^bb0(%x: f32,
                 %y: f32):
            linalg.yield %x : f32
            }
        }
        """, """
        func.func @f(%a: tensor<4xf32>,
                     %b: tensor<4xf32>) {
          linalg.generic {indexing_maps = [#m,
                                           #m],
                          iterator_types = ["parallel"]}
              ins(%a : tensor<4xf32>)
            outs(%b : tensor<4xf32>) {
          ^bb0(%x: f32,
               %y: f32):
            linalg.yield %x : f32
          }
        }
        """);
  }

  @Test
  void format_opaqueTextsStringsAndMaps_keepTheirMeaning() {
    String text = """
        #a = #unknown.attr<a,b  c -> d>
        #s = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>
        !t = !unknown<"x  y",z>
        "a"() {b, c = "x,y  z", d = #unknown<(1,2)>} : () -> (!t, memref<?xf32, strided<[1], offset: ?>>)
        """;
    assertFormatted(text, text);
  }

  @Test
  void format_dictionaryOverLines_isIndented() {
    assertFormatted("""
        module attributes {
        a = 1,
              b = {
        c
        }
        } {
        func.func private @f()
        }
        """, """
        module attributes {
          a = 1,
          b = {
            c
          }
        } {
          func.func private @f()
        }
        """);
  }

  @Test
  void format_emptyLinesAndMetadata_areReducedAndKept() {
    assertFormatted("\n\nmodule {\n  \n\n\n}\n{-#\n      dialect_resources: {\n  }\n#-}\n",
        "module {\n\n}\n{-#\n      dialect_resources: {\n  }\n#-}\n");
  }

  @Test
  void format_brokenText_keepsAllTokens() {
    for (String text : List.of(
        "}}}\n)>]\nfunc.func @f( {\n\"open\n%a =", "{ [ ( <\n}\n^bb0\n", "#a<\n}\n", "a = = ->->\n")) {
      String formatted = format(text);
      assertThat(formatted.replaceAll("\\s", "")).isEqualTo(text.replaceAll("\\s", ""));
      assertThat(format(formatted)).isEqualTo(formatted);
    }
  }

  @Test
  void format_range_changesItsLinesOnly() {
    DocumentText document = new DocumentText("func.func @f() {\n%a = foo.a\r\n%b = foo.b\r\n%c = foo.c\n}\n");
    Range range = new Range(new Position(2, 3), new Position(3, 0));
    assertThat(apply(document, Formatter.format(document, range)))
        .isEqualTo("func.func @f() {\n%a = foo.a\r\n  %b = foo.b\r\n%c = foo.c\n}\n");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Parses arguments, and prints the values. */
class ArgumentReaderTest {
  private final Context context = Contexts.builder().build();
  private final Execution execution = Engine.CHECKED.begin(
      new Program(ModuleOp.create(context, UnknownLoc.of(context)).operation(), List.of()), ExecutionOptions.DEFAULTS);

  private Type type(String text) {
    Operation module = IRParser.parse(SourceText.of("type", "module attributes {t.t = " + text + "} {}"), context,
        ParserOptions.PERMISSIVE, error -> {
          throw new IllegalArgumentException(error.message());
        });
    return ((TypeAttr) module.getAttr("t.t")).value();
  }

  private String reprint(String text, String typeText) {
    Type type = type(typeText);
    List<Object> values = new ArgumentReader(execution).read(text, List.of(type));
    return new ValueText(execution).of(values.get(0), type);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4                         | i32                | 4 : i32",
      "-4 : i32                  | i32                | -4 : i32",
      "7                         | index              | 7 : index",
      "true                      | i1                 | true : i1",
      "false : i1                | i1                 | false : i1",
      "2                         | f32                | 2.000000e+00 : f32",
      "-inf                      | f64                | 0xFFF0000000000000 : f64",
      "inf                       | f32                | 0x7F800000 : f32",
      "nan                       | f32                | 0x7FC00000 : f32",
      "[1, 2.5, -3] | tensor<3xf32> | dense<[1.000000e+00, 2.500000e+00, -3.000000e+00]> : tensor<3xf32>",
      "[[1, 2], [3, 4]]          | tensor<?x?xi32>    | dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
      "[[1, 2, 3], [4, 5, 6]]    | tensor<?x3xi32>    | dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>",
      "[]                        | tensor<?xi32>      | dense<> : tensor<0xi32>",
      "dense<7>                  | tensor<2xi32>      | dense<7> : tensor<2xi32>",
      "dense<7> : tensor<3xi32>  | tensor<?xi32>      | dense<7> : tensor<3xi32>",
      "[1, 2]                    | memref<?xi32>      | dense<[1, 2]> : memref<2xi32>",
      "[1, 2]                    | memref<*xi32>      | dense<[1, 2]> : memref<2xi32>",
      "(1, 2)                    | complex<f32>       | (1.000000e+00, 2.000000e+00) : complex<f32>",
      "[(1, 2), (3, 4)]          | tensor<?xcomplex<f32>> "
          + "| dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>",
  })
  void read_text_isValueOfType(String text, String type, String value) {
    assertThat(reprint(text, type)).isEqualTo(value);
  }

  @Test
  void read_severalArguments_areSplitOutsideOfBracketsAndQuotes() {
    List<Type> types = new ArrayList<>(List.of(type("i32"), type("tensor<2xi32>"), type("f32")));
    assertThat(new ArgumentReader(execution).read("1, [2, 3] , 4", types)).hasSize(3);
    assertThat(new ArgumentReader(execution).read("", List.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1, 2                      | i32                | expected 1 arguments, but got 2",
      "''                        | i32                | expected 1 arguments, but got 0",
      "[1, 2                     | tensor<2xi32>      | a bracket is not closed: [1, 2",
      "1]                        | tensor<2xi32>      | a bracket is closed that is not open: 1]",
      "\"a                       | i32                | a quote is not closed: \"a",
      "[1, 2, 3]                 | tensor<2xi32>      | argument 0 of type tensor<2xi32>: cannot read",
      "dense<1> : tensor<2xi64>  | tensor<2xi32>      | the elements have another type",
      "dense<1> : tensor<3xi32>  | tensor<2xi32>      | the elements have another type",
      "dense<1> : tensor<2x1xi32> | tensor<2xi32>     | the elements have another type",
      "dense<1>                  | tensor<?xi32>      | the size of dimension 0 is unknown; state the type: dense<1>",
      "[1] : i32                 | tensor<1xi32>      | expected a type with a shape, but got i32",
      "x                         | i32                | argument 0 of type i32: cannot read 'x : i32'",
  })
  void read_malformedText_isRejected(String text, String type, String problem) {
    assertThatThrownBy(() -> reprint(text, type)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(problem);
  }
}

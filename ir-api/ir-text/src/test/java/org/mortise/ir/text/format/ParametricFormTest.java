// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricAttr;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Parses and prints attributes whose text a format describes. */
class ParametricFormTest {
  private static final Parameter<Long> SIZE = Parameter.required("size", ParameterForms.INT64);
  private static final Parameter<Type> TYPE = Parameter.required("type", ParameterForms.TYPE);
  private static final Parameter<String> NAME = Parameter.optional("name", ParameterForms.STRING);
  private static final Parameter<Long> COUNT = Parameter.defaulted("count", ParameterForms.INT64, 1L);

  /** An attribute of any declaration. */
  private static final class Own extends ParametricAttr {
    private final ParametricForm<Own> form;

    Own(Context context, @Nullable Object[] values, ParametricForm<Own> form) {
      super(context, values);
      this.form = form;
    }

    @Override
    protected ParametricForm<?> form() {
      return form;
    }
  }

  /** A dialect with one attribute, {@code #own.a}. */
  private static final class OwnDialect extends DeclaredDialect {
    private final ParametricForm<Own> form;

    OwnDialect(String format, Parameter<?>... parameters) {
      super(OpDefinition.named("own.op").build());
      List<ParametricForm<Own>> self = new ArrayList<>();
      form = new ParametricForm<>("own.a", "Own_A", (context, values) -> new Own(context, values, self.get(0)), format,
          null, values -> values.length > 0 && Long.valueOf(13).equals(values[0]) ? "13 is no size" : null, parameters);
      self.add(form);
    }

    @Override
    public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
      parser.parseKeyword("a");
      return form.parse(parser);
    }
  }

  private static String reprint(String text, String format, Parameter<?>... parameters) {
    List<Diagnostic> errors = new ArrayList<>();
    Context context = Contexts.builder().dialect(new OwnDialect(format, parameters)).build();
    Operation module = IRParser.parse(
        SourceText.of("a.mlir", "\"own.op\"() {a = #own.a" + text + "} : () -> ()"), context,
        ParserOptions.PERMISSIVE, errors::add);
    if (!errors.isEmpty()) {
      return String.join("; ", errors.stream().map(Diagnostic::message).toList());
    }
    String printed = IRPrinter.toString(module, PrinterOptions.DEFAULT);
    return printed.substring(printed.indexOf("#own.a") + "#own.a".length(), printed.lastIndexOf("} : ()"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<4, i32> |                  <4, i32>",
      "< 4 ,i32 > |                <4, i32>",
      "<4 i32> |                   expected ','",
      "<4, 5> | expected non-function type; failed to parse Own_A parameter 'type' which is to be a `Type`",
      "<13, i32> |                 13 is no size",
  })
  void params_text_isListSeparatedByCommas(String text, String expected) {
    assertThat(reprint(text, "`<` params `>`", SIZE, TYPE)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<size = 4> |                                <size = 4>",
      "<name = \"n\", count = 2, size = 4> |       <size = 4, name = \"n\", count = 2>",
      "<size = 4, count = 1> |                     <size = 4>",
      "<name = \"n\"> |                            struct is missing required parameter: size",
      "<size = 4, size = 5> |                      duplicate or unknown struct parameter name: size",
      "<size = 4, other = 5> |                     duplicate or unknown struct parameter name: other",
      "<> |                                        expected valid keyword; expected a parameter name in struct",
  })
  void struct_text_isInAnyOrderWithoutDefaults(String text, String expected) {
    assertThat(reprint(text, "`<` struct(params) `>`", SIZE, NAME, COUNT)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<4> |                      <4>",
      "<4 named \"n\"> |          <4 named \"n\">",
      "<4 named> |                expected string; failed to parse Own_A parameter 'name' which is to be a "
          + "`::llvm::StringRef`",
  })
  void optionalGroup_text_isWrittenIfItsAnchorHasValue(String text, String expected) {
    assertThat(reprint(text, "`<` $size (`named` $name^)? `>`", SIZE, NAME)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"<none> | <none>", "<\"n\"> | <\"n\">"})
  void alternative_anchorInIt_isWrittenIfAnchorHasValue(String text, String expected) {
    assertThat(reprint(text, "`<` (`none`) : ($name^)? `>`", NAME)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"<of> | <of>", "<of \"a\"> | <of \"a\">"})
  void group_beginsWithParameter_isReadUnlessLiteralFollows(String text, String expected) {
    assertThat(reprint(text, "`<` `of` ($name^)? `>`", NAME)).isEqualTo(expected);
  }

  @Test
  void format_empty_isMnemonicAlone() {
    assertThat(reprint("", "")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "`<` $other `>` |           there is no parameter 'other'",
      "`<` params `>` |           'params' cannot contain 'name'",
      "`<` (`named` $name)? `>` | an optional group needs '^'",
      "`<` (`of` $size^)? `>` |   an optional group needs '^' after an optional parameter",
      "($name^ `x`)? |            an optional group must begin with a literal, or a literal must follow it",
      "(`named` $name^ |          ')' is missing",
      "`<` struct(size) `>` |     'struct' needs parameters",
      "`<` size `>` |             unexpected 'size'",
      "`<` & `>` |                unexpected character",
      "`<` $size `>`             | the parameter 'name' is missing",
      "`<` $size (^ `x`)? `>`    | '^' must follow a parameter",
      "`<` $size (`x` ^)? `>`    | '^' must follow a parameter",
      "`<` $size ()? `>`         | an optional group needs '^'",
  })
  void format_malformed_isRejected(String format, String problem) {
    assertThatThrownBy(() -> new OwnDialect(format, SIZE, NAME))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("malformed format of Own_A: " + problem);
  }

  @Test
  void format_parameterThatItsClassPrints_isRejected() {
    Parameter<Long> own = Parameter.required("own", ParameterForms.handWritten("int"));
    assertThatThrownBy(() -> new OwnDialect("`<` $own `>`", own))
        .hasMessageStartingWith("malformed format of Own_A: the parameter 'own' has no form");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<>                        | <>",
      "<[count = 2]>             | <[count = 2]>",
      "<[name = \"n\"]>          | <[name = \"n\"]>",
  })
  void optionalGroup_structAsAnchor_isWrittenIfAnyOfItsParametersHasValue(String text, String expected) {
    assertThat(reprint(text, "`<` (`[` struct($name, $count)^ `]`)? `>`", NAME, COUNT)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "<a 2>                     | <a 2>",
      "<a 2 b \"n\">             | <a 2 b \"n\">",
      "<>                        | <>",
  })
  void optionalGroup_nested_hasAnchorOfItsOwn(String text, String expected) {
    assertThat(reprint(text, "`<` (`a` $count^ (`b` $name^)?)? `>`", COUNT, NAME)).isEqualTo(expected);
  }

  @Test
  void get_listAndArray_areCopied() {
    Parameter<List<String>> names = Parameter.required("names", ParameterForms.list(ParameterForms.STRING));
    Parameter<long[]> shape = Parameter.required("shape", ParameterForms.SHAPE);
    OwnDialect dialect = new OwnDialect("", names, shape);
    Context context = Contexts.builder().dialect(dialect).build();
    List<String> list = new ArrayList<>(List.of("n"));
    long[] extents = {1, 2};
    Own first = dialect.form.get(context, list, extents);
    list.clear();
    extents[0] = 5;
    assertThat(dialect.form.get(context, List.of("n"), new long[] {1, 2})).isSameAs(first);
  }

  @Test
  void get_valuesThatVerifierRejects_areRejected() {
    OwnDialect dialect = new OwnDialect("`<` $size `>`", SIZE);
    Context context = Contexts.builder().dialect(dialect).build();
    assertThatThrownBy(() -> dialect.form.get(context, 13L)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("13 is no size");
  }

  @Test
  void get_withoutRequiredValue_isRejected() {
    OwnDialect dialect = new OwnDialect("`<` struct(params) `>`", SIZE, COUNT);
    Context context = Contexts.builder().dialect(dialect).build();
    assertThat(dialect.form.get(context, 4L, null)).isSameAs(dialect.form.get(context, 4L, 1L));
    assertThatThrownBy(() -> dialect.form.get(context, null, 1L)).hasMessage("parameter 'size' of a needs a value");
  }
}

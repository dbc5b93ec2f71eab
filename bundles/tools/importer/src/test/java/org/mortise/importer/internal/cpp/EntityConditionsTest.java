// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonPrimitive;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.importer.internal.cpp.EntityConditions.Entity;
import org.mortise.importer.records.Records;

/** Conditions in C++ on what a pattern matches: the values x and y, and the attributes a and b. */
class EntityConditionsTest {
  private static final Map<String, Entity> ENTITIES = Map.of(EntityConditions.SELF, new Entity("$x", false),
      "$0", new Entity("$x", false), "$1", new Entity("$y", false),
      "$2", new Entity("$a", true), "$3", new Entity("$b", true));

  private static @Nullable String translate(String text) {
    Records records = Records.read(new StringReader("{\"!instanceof\": {}, \"P\": {\"!superclasses\": [\"CPred\"], "
        + "\"predExpr\": " + new JsonPrimitive(text) + "}}"));
    Conditions conditions = new Conditions(new CppClasses(List.of(records)));
    return new EntityConditions(conditions, name -> name.equals("ZeroOp") ? "toy.zero" : null)
        .of(records.find("P"), ENTITIES);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {
      "$_self.hasOneUse() ~ one_use($x)",
      "$0.use_empty() ~ no_use($x)",
      "$0 == $1 ~ $x == $y",
      "!($2 == $3) ~ $a != $b",
      "$2 != $3 ~ $a != $b",
      "$2 == \"fast\" ~ $a == \"fast\"",
      "$2 ~ present($a)",
      "!$2 ~ not(present($a))",
      "$0.getType() == $1.getType() ~ same_type($x, $y)",
      "$0.getType() != $1.getType() ~ not(same_type($x, $y))",
      "mlir::dyn_cast<ShapedType>($0.getType()).getElementType() == mlir::cast<ShapedType>($1.getType())"
          + ".getElementType() ~ same_element_type($x, $y)",
      "$0.getType().getIntOrFloatBitWidth() < $1.getType().getIntOrFloatBitWidth() ~ width($x) < width($y)",
      "llvm::cast<ShapedType>($0.getType()).getRank() - mlir::cast<ShapedType>($1.getType()).getRank() == 1 ~ "
          + "rank($x) - rank($y) == 1",
      "::llvm::isa<::mlir::IndexType>($0.getType()) ~ $x: index",
      "$2.getValue().getSExtValue() == 1 ~ $a: in(1)",
      "isa<IntegerAttr>($2) && cast<IntegerAttr>($2).getValue().isZero() ~ ($a: integer | index) & ($a: in(0))",
      "cast<IntegerAttr>($2).getValue() == APInt(cast<IntegerAttr>($2).getValue().getBitWidth(), 1, true) ~ "
          + "$a: in(1)",
      "isa_and_nonnull<ZeroOp>($0.getDefiningOp()) ~ defined_by($x, toy.zero)",
      "!$0.getDefiningOp<ZeroOp>() ~ not(defined_by($x, toy.zero))",
      "$_self.size() == 1 ~ size($x) == 1",
  })
  void of_knownCondition_isThatOfTheLanguage(String text, String expected) {
    assertThat(translate(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"isOdd($0)", "$0 == $2", "$4 == $0", "$0.getType() == $2.getType()", "true", "",
      "$0.hasOneUse() && f($0)", "getRank($0) == 1", "$2.getInt() < $0", "isa<OneOp>($0.getDefiningOp())",
      "$0.getLoc() == $1.getLoc()"})
  void of_otherCondition_isUnknown(String text) {
    assertThat(translate(text)).isNull();
  }
}
